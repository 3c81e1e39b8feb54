import { expect, test } from 'vitest'
import { prefixIn, prefixPath, tagsBeginningWith } from './prefix-list.ts'

const tags = ['Velvet', 'Dining chairs', 'Faded Hall', 'Pom & Pebble', 'Café chairs'].map((name) => ({
  name,
}))

test.each([
  ['vel', ['Velvet']],
  ['CHAIR', ['Dining chairs', 'Café chairs']],
  ['dining c', ['Dining chairs']],
  ['cafe', ['Café chairs']],
  ['peb', ['Pom & Pebble']],
  ['alvet', []],
])('“%s” begins %j', (prefix, names) => {
  expect(tagsBeginningWith(tags, prefix).map(({ name }) => name)).toEqual(names)
})

test('an address without anything begun is no list', () => {
  expect(prefixIn(new URLSearchParams('prefix=+'))).toBeNull()
  expect(prefixIn(new URLSearchParams(''))).toBeNull()
  expect(prefixIn(new URLSearchParams('prefix=+oak '))).toBe('oak')
})

test('its pages are numbered from the second on, as the Gateway sorts names', () => {
  expect(prefixPath('oak & ash', 1)).toBe('/products/t?prefix=oak+%26+ash')
  expect(prefixPath('oak', 2)).toBe('/products/t?page=2&prefix=oak')
})
