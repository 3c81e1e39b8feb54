import { expect, test } from 'vitest'
import { forgivenTypos, remaindersOf, typosBetween } from './spelling.ts'

test.each([
  ['velvet', 'velvet', 0],
  ['velevt', 'velvet', 1],
  ['vlevet', 'velvet', 1],
  ['velve', 'velvet', 1],
  ['velvets', 'velvet', 1],
  ['velwet', 'velvet', 1],
  ['felved', 'velvet', 2],
  ['lvelevt', 'velvet', 2],
  ['oak', 'velvet', 6],
  ['', 'oak', 3],
])('between %j and %j are %i typos', (typed, meant, typos) => {
  expect(typosBetween(typed, meant)).toBe(typos)
  expect(typosBetween(meant, typed)).toBe(typos)
})

test('words with two typos between leave the same without two letters', () => {
  const typed = ['felved', 'vlevte', 'veelvvet', 'vlvt', 'lvevet', 'xvelvety']
  const meant = remaindersOf('velvet')
  expect(typed.filter((word) => remaindersOf(word).isDisjointFrom(meant))).toEqual([])
  expect(remaindersOf('abc')).toEqual(new Set(['abc', 'bc', 'ac', 'ab', 'c', 'b', 'a']))
})

test('a word of five letters is forgiven two typos, a shorter one less', () => {
  expect(['rug', 'sofa', 'chair', 'chesterfield'].map(forgivenTypos)).toEqual([0, 1, 2, 2])
})
