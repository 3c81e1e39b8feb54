import { expect, test } from 'vitest'
import { singular } from './singular.ts'

test.each([
  ['sofas', 'sofa'],
  ['vases', 'vase'],
  ['benches', 'bench'],
  ['boxes', 'box'],
  ['mattresses', 'mattress'],
  ['glasses', 'glass'],
  ['shelves', 'shelf'],
  ['bookshelves', 'bookshelf'],
  ['accessories', 'accessory'],
  ['children', 'child'],
  ['feet', 'foot'],
])('%s are of one %s', (many, one) => {
  expect(singular(many)).toBe(one)
})

test.each(['glass', 'brass', 'cactus', 'oasis', 'lamp', 'gas', 'oak'])('%s is one already', (word) => {
  expect(singular(word)).toBe(word)
})
