import { expect, test } from 'vitest'
import { asOneWord, beginsPhrase, isPhrase, otherPhrasesFor } from './same-meaning.ts'
import { alsoLookedForAs, sameMeaning } from './synonyms.ts'
import { wordsOf } from './words.ts'

test('there are more than sixty, and each says something', () => {
  expect(sameMeaning.length + Object.keys(alsoLookedForAs).length).toBeGreaterThan(60)
  const phrases = [...sameMeaning.flat(), ...Object.values(alsoLookedForAs).flat()]
  expect(phrases.filter((phrase) => wordsOf(phrase).length === 0 || wordsOf(phrase).length > 4)).toEqual([])
  expect(sameMeaning.filter((group) => new Set(group).size < Math.max(2, group.length))).toEqual([])
})

test('what means the same is looked for by all its names', () => {
  expect(otherPhrasesFor(wordsOf('Alder three-seater sofas'))).toEqual(
    expect.arrayContaining(['couch', 'settee', '3 seater']),
  )
  expect(otherPhrasesFor(wordsOf('Couch'))).toContain('sofa')
  expect(otherPhrasesFor(wordsOf('A thing'))).toEqual([])
})

test('some are looked for by another name which isn’t theirs alone', () => {
  expect(otherPhrasesFor(['chandelier'])).toContain('pendant')
  expect(otherPhrasesFor(['pendant'])).not.toContain('chandelier')
})

test('several words count as one, so that a lamp table is no lamp', () => {
  const others = otherPhrasesFor(wordsOf('Side tables'))
  expect(others).toContain('lamp table')
  expect(others).not.toContain('lamp')
  expect(asOneWord('lamp table')).toBe('lamptable')
})

test('a phrase is known whole and by its beginning', () => {
  expect([isPhrase('tv stand'), isPhrase('tv sta'), beginsPhrase('tv sta'), beginsPhrase('tv xy')]).toEqual([
    true,
    false,
    true,
    false,
  ])
})
