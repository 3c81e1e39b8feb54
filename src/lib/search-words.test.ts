import { describe, expect, test } from 'vitest'
import { longestQuery, markTyped, plainQuery, searchSlug, wordsOfSlug } from './search-words.ts'

test.each([
  ['Oak Table', 'oak-table'],
  ['  oak   table ', 'oak-table'],
  ['Été doré', 'ete-dore'],
  ['50% off & more!', '50-off--more'],
  ['mid-century', 'mid-century'],
  ['snake_case', 'snake_case'],
  ['東京', ''],
  ['', ''],
])('the slug of “%s” is “%s”', (text, slug) => {
  expect(searchSlug(text)).toBe(slug)
})

test.each(['oak-table', 'a', '2-seater-sofa', 'snake_case'])(
  'the words of %s have that slug again',
  (slug) => {
    expect(searchSlug(wordsOfSlug(slug))).toBe(slug)
  },
)

test('the same words in other dress are the same question', () => {
  expect(plainQuery('  OAK \n table ')).toBe(plainQuery('oak table'))
  expect(plainQuery('x'.repeat(500))).toHaveLength(longestQuery)
})

describe('what has been typed of a suggestion', () => {
  test.each([
    ['chair', 'cha', ['', 'cha', 'ir']],
    ['Armchair', 'CHA', ['Arm', 'cha', 'ir']],
    ['oak  table', ' oak ', ['', 'oak', '  table']],
    ['sofa', 'soffa', ['', '', 'sofa']],
    ['sofa', '', ['', '', 'sofa']],
    ['İstanbul chair', 'chair', ['', '', 'İstanbul chair']],
  ])('%s, typed “%s”', (suggestion, typed, parts) => {
    expect(markTyped(suggestion, typed)).toEqual(parts)
  })
})
