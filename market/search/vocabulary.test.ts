import { expect, test } from 'vitest'
import { countWords } from './vocabulary.ts'

const product = (name: string[]) => ({ name, kind: ['sofa'], traits: [], prose: ['spoken'] })

test('words are counted once a product, and numbers, scraps and prose not at all', () => {
  const counter = countWords()
  counter.count(product(['alder', 'sofa', 'ax1234', '2024', 'xl', 'x'.repeat(25)]))
  counter.count(product(['alder']))
  const words = counter.words()
  expect([words.get('alder'), words.get('sofa')]).toEqual([2, 2])
  expect(['ax1234', '2024', 'xl', 'x'.repeat(25), 'spoken'].filter((word) => words.has(word))).toEqual([])
})

test('words by which people look for things are known before anything bears them', () => {
  expect(countWords().words().get('nightstand')).toBe(0)
})

test('of too many words the ones that most bear are kept', () => {
  const counter = countWords()
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
  const made = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => `${a}${b}${c}word`)))
  counter.count(product(made))
  counter.count(product(made.map((word) => `${word}s`)))
  counter.count(product(['aaaword']))
  const words = counter.words()
  expect(words.size).toBe(20_000)
  expect([...words].slice(0, 2)).toEqual([
    ['sofa', 3],
    ['aaaword', 2],
  ])
})
