import { describe, expect, test } from 'vitest'
import { filterKinds } from './filter/kinds.ts'
import { selectionOf } from './filter/selection.ts'
import { type FilterTag, vocabularyOf } from './filter/vocabulary.ts'
import { readFilter, writeFilter } from './search-filter.ts'
import { plainFilter, readFragment, writeFragment } from './search-fragment.ts'

/** Slugs that are parts of each other, hold the words of the grammar, or are no slugs at all. */
const hostile = [
  'a',
  'b',
  'a-b',
  'b-a',
  'a-b-a',
  'dark',
  'grey',
  'dark-grey',
  'color',
  'color-dark',
  'brand-a',
  'category',
  '-',
  'a-',
  '-a',
  '--',
  'été',
  'été-d’or',
  '東京',
  '🪑',
  '🪑-oak',
  '%2F',
  'a%20b',
  'a/b',
  '#/search/a',
  '?',
  '..',
  'x'.repeat(200),
  `${'a-'.repeat(99)}b`,
]

/** The same for every run: a test that fails once must fail again. */
function chance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), state | 1) + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 7), 61 | state) ^ state
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** A site with some of the slugs, some categories below others, and some of all that chosen. */
function world(seed: number) {
  const below = chance(seed)
  const tags = filterKinds.flatMap((type) =>
    hostile
      .filter(() => below(3) === 0)
      .map((urlSlug): FilterTag => {
        const parent = below(2) === 0 ? `${type} ${hostile[below(hostile.length)] ?? ''}` : null
        return { tagId: `${type} ${urlSlug}`, type, name: urlSlug, urlSlug, parent }
      }),
  )
  const vocabulary = vocabularyOf(tags)
  const selection = selectionOf(vocabulary.tags.filter(() => below(8) === 0))
  return { vocabulary, selection }
}

const ids = (tags: readonly FilterTag[]) => tags.map(({ tagId }) => tagId)

describe('a search', () => {
  test('reads back from its fragment as it was, whatever the slugs are: 1,000 times', () => {
    for (let seed = 1; seed <= 1000; seed++) {
      const { vocabulary, selection } = world(seed)
      const fragment = writeFragment({ slug: 'oak-table', filter: writeFilter(vocabulary, selection) })
      const read = readFragment(fragment)
      expect(read?.slug, `seed ${seed}`).toBe('oak-table')
      expect(ids(readFilter(vocabulary, read?.filter ?? '')), `seed ${seed}: ${fragment}`).toEqual(
        ids(selection),
      )
    }
  })

  test('stands in an address as it was written', () => {
    for (let seed = 1; seed <= 200; seed++) {
      const { vocabulary, selection } = world(seed)
      const fragment = writeFragment({ slug: 'oak-table', filter: writeFilter(vocabulary, selection) })
      expect(new URL(fragment, 'https://shop.example/').hash).toBe(fragment)
    }
  })

  test('reads back from what a page writes without knowing the other slugs', () => {
    for (let seed = 1; seed <= 1000; seed++) {
      const { vocabulary, selection } = world(seed)
      const filter = plainFilter(selection.map(({ type, urlSlug }) => ({ kind: type, slug: urlSlug })))
      expect(ids(readFilter(vocabulary, filter)), `seed ${seed}: ${filter}`).toEqual(ids(selection))
    }
  })
})

const tag = (type: FilterTag['type'], urlSlug: string, parent: string | null = null): FilterTag => ({
  tagId: urlSlug,
  type,
  name: urlSlug,
  urlSlug,
  parent,
})
const shop = vocabularyOf([
  tag('category', 'sofas'),
  tag('category', 'corner', 'sofas'),
  tag('colour', 'dark'),
  tag('colour', 'grey'),
  tag('colour', 'dark-grey'),
  tag('colour', 'red'),
  tag('brand', 'kin-dred'),
])
const chosen = (...slugs: string[]) => selectionOf(shop.tags.filter(({ urlSlug }) => slugs.includes(urlSlug)))

test.each([
  [['red', 'grey'], 'color-grey-red'],
  [['dark', 'grey'], 'color-dark/color-grey'],
  [['dark-grey', 'red'], 'color-dark-grey-red'],
  [['corner'], 'category-sofas-corner'],
  [['kin-dred', 'red', 'sofas'], 'category-sofas/brand-kin-dred/color-red'],
  [[], ''],
])('%j is written %s', (slugs, filter) => {
  expect(writeFilter(shop, chosen(...slugs))).toBe(filter)
})

test.each([
  ['color-red-pink', []],
  ['colour-red', []],
  ['color-', []],
  ['color-red/color-red/color-red-red', ['red']],
  ['%E0%A4%A/brand-kin-dred', ['kin-dred']],
  ['category-corner', ['corner']],
  ['color-red/nonsense//brand-kin-dred', ['kin-dred', 'red']],
])('%s reads as %j', (filter, slugs) => {
  expect(ids(readFilter(shop, filter))).toEqual(slugs)
})

describe('a fragment', () => {
  test.each([
    { slug: 'oak-table', filter: '' },
    { slug: 'oak_table--2', filter: 'category-sofas/color-grey-red' },
  ])('reads back as it was: %j', (fragment) => {
    expect(readFragment(writeFragment(fragment))).toEqual(fragment)
  })

  test.each([
    '',
    '#',
    '#cookies',
    '#/search',
    '#/search/',
    '#/search//brand-a',
    '#/search/a b',
    '#/search/%20',
  ])('is none of a search: %s', (fragment) => {
    expect(readFragment(fragment)).toBeNull()
  })
})
