import { expect, test } from 'vitest'
import { shownAuthor } from './shown-author.ts'

test.each([
  ['Ada Byrne', 'Ada B.'],
  ['  Ines  de la Cruz ', 'Ines C.'],
  ['Prince', 'Prince'],
  ['Zoë 𝒳andri', 'Zoë 𝒳.'],
  ['', 'A customer'],
  [null, 'A customer'],
])('%s is shown as %s', (name, shown) => {
  expect(shownAuthor(name)).toBe(shown)
})
