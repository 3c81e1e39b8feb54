import { describe, expect, test } from 'vitest'
import { type FilterKind, filterKinds, segmentWords } from './kinds.ts'
import { mostSegments, mostValues, readSegments, writeSegments } from './segments.ts'
import { selectionOf, withTag, withoutTag } from './selection.ts'
import { type FilterTag, vocabularyOf } from './vocabulary.ts'

function tag(type: FilterKind, urlSlug: string, parent: string | null = null): FilterTag {
  return { tagId: `${type} ${urlSlug}`, type, name: urlSlug, urlSlug, parent: parent && `${type} ${parent}` }
}

const tags = [
  tag('category', 'furniture'),
  tag('category', 'sofas', 'furniture'),
  tag('category', 'dining-tables', 'furniture'),
  tag('category', 'bathroom'),
  tag('category', 'bathroom-storage', 'bathroom'),
  tag('category', 'storage'),
  tag('room', 'living'),
  tag('room', 'dining'),
  tag('colour', 'blue'),
  tag('colour', 'green'),
  tag('colour', 'blue-green'),
  tag('material', 'oak'),
  tag('filter', 'first-home'),
]
const vocabulary = vocabularyOf(tags)
const of = (slug: string, type: FilterKind) => {
  const found = tags.find((one) => one.urlSlug === slug && one.type === type)
  if (!found) throw new Error(`The test has no ${type} ${slug}.`)
  return found
}

function read(path: string): string[] | null {
  return readSegments(vocabulary, path.split('/'))?.map(({ tagId }) => tagId) ?? null
}

function canonical(path: string): string | null {
  const selection = readSegments(vocabulary, path.split('/'))
  return selection && (writeSegments(vocabulary, selection)?.join('/') ?? null)
}

describe('a segment', () => {
  test('names a kind and slugs, the longest known ones first', () => {
    expect(read('color-blue')).toEqual(['colour blue'])
    expect(read('color-blue-green')).toEqual(['colour blue-green'])
    expect(read('color-green-blue')).toEqual(['colour blue', 'colour green'])
    expect(read('moodclip-first-home')).toEqual(['filter first-home'])
    expect(read('room-living-dining')).toEqual(['room dining', 'room living'])
    expect(read('category-bathroom-storage')).toEqual(['category bathroom-storage'])
  })

  test('may name a category’s parent first, and one category takes the place of another', () => {
    expect(read('category-furniture-sofas')).toEqual(['category sofas'])
    expect(read('category-furniture-dining-tables')).toEqual(['category dining-tables'])
    expect(read('category-furniture/category-storage')).toEqual(['category storage'])
  })

  test.each([
    'color-',
    'color',
    'colour-blue',
    'color-blue-',
    'color--blue',
    'color-mauve',
    'color-blue-mauve',
    'blue',
    '',
    '-',
    'filter-first-home',
    'room-blue',
    'color-%E0%A4%A',
    'color-blue/',
  ])('“%s” means nothing', (path) => {
    expect(read(path)).toBeNull()
  })

  test.each([
    ['color-green-blue', 'color-blue/color-green'],
    ['color-blue/color-green', 'color-blue/color-green'],
    ['material-oak/room-living/category-sofas', 'category-furniture-sofas/room-living/material-oak'],
    ['category-bathroom-storage', 'category-bathroom-bathroom-storage'],
    ['room-living-living-dining', 'room-dining-living'],
    ['color-%62lue', 'color-blue'],
    ['COLOR-Blue', 'color-blue'],
  ])('%s is written %s', (path, address) => {
    expect(canonical(path)).toBe(address)
  })

  test('is one of seven at most, with twelve values in all', () => {
    const many = vocabularyOf(Array.from({ length: 20 }, (_, at) => tag('brand', `maker${at}`)))
    const joined = (count: number) =>
      `brand-${many.tags
        .slice(0, count)
        .map(({ urlSlug }) => urlSlug)
        .join('-')}`
    expect(readSegments(many, [joined(mostValues)])).toHaveLength(mostValues)
    expect(readSegments(many, [joined(mostValues + 1)])).toBeNull()
    expect(writeSegments(many, selectionOf(many.tags))).toBeNull()
    const each = many.tags.map(({ urlSlug }) => `brand-${urlSlug}`)
    expect(readSegments(many, each.slice(0, mostSegments))).toHaveLength(mostSegments)
    expect(readSegments(many, each.slice(0, mostSegments + 1))).toBeNull()
  })

  test('of a hundred kilobytes is refused at once', () => {
    const hostile = vocabularyOf([tag('brand', 'a'), tag('brand', 'a-a'), tag('brand', 'b')])
    expect(readSegments(hostile, [`brand-${'a-'.repeat(50_000)}x`])).toBeNull()
  })
})

describe('choosing', () => {
  test('a category replaces the one before, and a child its parent', () => {
    const furniture = withTag(selectionOf([of('oak', 'material')]), of('furniture', 'category'))
    const sofas = withTag(furniture, of('sofas', 'category'))
    const storage = withTag(sofas, of('storage', 'category'))
    expect([furniture, sofas, storage].map((all) => all.map(({ urlSlug }) => urlSlug))).toEqual([
      ['furniture', 'oak'],
      ['sofas', 'oak'],
      ['storage', 'oak'],
    ])
  })

  test('of any other kind adds, and taking away takes away that alone', () => {
    const both = withTag(selectionOf([of('green', 'colour')]), of('blue', 'colour'))
    expect(both.map(({ urlSlug }) => urlSlug)).toEqual(['blue', 'green'])
    expect(withTag(both, of('blue', 'colour'))).toEqual(both)
    expect(withoutTag(both, of('green', 'colour'))).toEqual([of('blue', 'colour')])
  })
})

/** Slugs that hold each other, kinds' names, hyphens at their ends, other scripts, escapes and much text. */
const pieces = [
  'a',
  'b',
  'ab',
  'a-b',
  'b-a',
  'room',
  'color',
  'category',
  'moodclip',
  '-',
  '--',
  'é',
  'É',
  '椅子',
]
const awkward = [
  '%',
  '%25',
  '%2F',
  '%zz',
  '/',
  '\\',
  ' ',
  '.',
  '..',
  '?',
  '#',
  '&',
  '+',
  '🛋',
  '\uD800',
  "o'n",
  'x'.repeat(200),
]

describe.each(Array.from({ length: 200 }, (_, seed) => seed))('with hostile slugs, %s', (seed) => {
  const chance = chanceOf(seed + 1)
  const hostile = vocabularyOf(hostileTags(chance))

  test('what is written reads back as itself, and is the one way to write it', () => {
    for (let round = 0; round < 50; round++) {
      const selection = someOf(hostile.tags, chance)
      const segments = writeSegments(hostile, selection)
      expect(segments !== null || selection.length >= mostSegments).toBe(true)
      if (!segments) continue
      expect(
        segments.every((segment) => /^[\w.~%!'()*-]+$/.test(segment)),
        segments.join('/'),
      ).toBe(true)
      expect(readSegments(hostile, segments)).toEqual(selection)
      // A parent and its child in segments of their own are the one thing whose order says something.
      const [ofCategory, others] = [true, false].map((its) =>
        segments.filter((segment) => segment.startsWith('category-') === its),
      )
      const shuffled = [...(others ?? []).toSorted(() => chance() - 0.5), ...(ofCategory ?? [])]
      expect(readSegments(hostile, shuffled)).toEqual(selection)
    }
  })
})

function hostileTags(chance: () => number): FilterTag[] {
  return Array.from({ length: 30 }, () => {
    const parts = Array.from({ length: 1 + Math.floor(chance() * 3) }, () =>
      pick([...pieces, ...awkward], chance),
    )
    return pick(filterKinds, chance) && tag(pick(filterKinds, chance), parts.join(pick(['', '-'], chance)))
  }).flatMap((one, at, all) => {
    const parent = all[Math.floor(chance() * at)]
    return [parent && parent.type === one.type && chance() < 0.5 ? { ...one, parent: parent.tagId } : one]
  })
}

function someOf(all: readonly FilterTag[], chance: () => number) {
  return selectionOf(all.filter(() => chance() < 0.2))
}

function pick<Item>(items: readonly Item[], chance: () => number): Item {
  const item = items[Math.floor(chance() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}

/** The same numbers each time (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

test('every kind has a word of its own', () => {
  expect(new Set(Object.values(segmentWords)).size).toBe(filterKinds.length)
})
