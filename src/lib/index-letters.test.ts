import { expect, test } from 'vitest'
import { byName, letterOf, lettersOf } from './index-letters.ts'

test.each([
  ['Aldersey', 'A'],
  ['éclair', 'E'],
  ['1930s', '#'],
  ['', '#'],
  ['Ørsted', '#'],
])('%s stands under %s', (name, letter) => {
  expect(letterOf(name)).toBe(letter)
})

test('names come in alphabetical order, accents and capitals aside', () => {
  expect(byName([{ name: 'Zen' }, { name: 'éclair' }, { name: 'Dim' }]).map(({ name }) => name)).toEqual([
    'Dim',
    'éclair',
    'Zen',
  ])
})

test('all letters are there, and those without a name lead nowhere', () => {
  const letters = lettersOf(['Aldersey', 'Zen'])
  expect(letters).toHaveLength(26)
  expect(letters.filter(({ isUsed }) => isUsed).map(({ letter }) => letter)).toEqual(['A', 'Z'])
  expect(lettersOf(['7 Dials']).at(-1)).toEqual({ letter: '#', isUsed: true })
})
