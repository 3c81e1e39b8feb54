import { expect, test } from 'vitest'
import type { FilterKind } from './filter/kinds.ts'
import { kindOfType, listOfTags, listsNear, tagNamed } from './tag-lists.ts'

const tag = (type: FilterKind, urlSlug: string, parent: string | null = null) => ({
  tagId: `${type}-${urlSlug}`,
  type,
  name: urlSlug,
  urlSlug,
  parent,
})
const tags = [
  tag('category', 'furniture'),
  tag('category', 'sofas', 'category-furniture'),
  tag('room', 'living'),
  tag('colour', 'red'),
]
const [, sofas = tag('category', ''), living = tag('room', '')] = tags

test.each([
  ['cat', 'category'],
  ['category', 'category'],
  ['room', 'room'],
  ['color', 'colour'],
  ['colour', 'colour'],
  ['moodclip', 'filter'],
  ['price', undefined],
])('the type %s means the kind %s', (type, kind) => {
  expect(kindOfType(type)).toBe(kind)
})

test('a tag is known by its id, by its slug, and only among its kind', () => {
  expect(tagNamed(tags, 'category', 'category-sofas')).toBe(sofas)
  expect(tagNamed(tags, 'category', 'sofas')).toBe(sofas)
  expect(tagNamed(tags, 'room', 'sofas')).toBeUndefined()
})

test('tags have one list, whatever order they are named in', () => {
  expect(listOfTags(tags, [sofas])).toBe('/products/category-furniture-sofas')
  expect(listOfTags(tags, [sofas, living])).toBe('/products/category-furniture-sofas/room-living')
  expect(listOfTags(tags, [living, sofas])).toBe('/products/category-furniture-sofas/room-living')
})

test('a wrong address is near to lists that there are', () => {
  expect(listsNear('/products/category-sofaz', tags)).toEqual([
    { name: 'sofas', href: '/products/category-furniture-sofas' },
  ])
})
