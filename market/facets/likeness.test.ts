import { expect, test } from 'vitest'
import { type IndexedProduct, buildIndex } from './build-index.ts'
import { firstBearers } from './best-bearers.ts'
import type { IndexedTag } from './facet-index.ts'
import { associatedProducts, companionProducts, similarProducts } from './likeness.ts'

const tags = [
  tag('category-seats', null),
  tag('category-sofas', 0),
  tag('category-chairs', 0),
  tag('category-lamps', null),
  tag('style-zen', null),
  tag('style-baroque', null),
  tag('colour-red', null),
  tag('room-hall', null),
]
const number = (id: string) => tags.findIndex((one) => one.id === id)

test('what is similar is of the category, the nearest in style first, then in colour', () => {
  const { index, shelf } = indexOf([
    ['category-sofas', 'style-zen', 'colour-red'],
    ['category-sofas', 'style-baroque', 'colour-red'],
    ['category-sofas', 'style-zen'],
    ['category-sofas', 'style-zen', 'colour-red'],
    ['category-lamps', 'style-zen', 'colour-red'],
  ])
  expect(similarProducts(index, { shelf, anchors: [0], limit: 12 })).toEqual([3, 2, 1])
  expect(similarProducts(index, { shelf, anchors: [0], limit: 2 })).toEqual([3, 2])
})

test('where the category has too few, the one above helps out', () => {
  const { index, shelf } = indexOf([
    ['category-sofas', 'style-zen'],
    ['category-chairs', 'style-zen'],
    ['category-sofas'],
    ['category-lamps', 'style-zen'],
  ])
  expect(similarProducts(index, { shelf, anchors: [0], limit: 12 })).toEqual([2, 1])
})

test('where the category has enough, the one above stays out of it', () => {
  const sofas = Array.from({ length: 8 }, () => ['category-sofas'])
  const { index, shelf } = indexOf([...sofas, ['category-chairs']])
  expect(similarProducts(index, { shelf, anchors: [0], limit: 12 })).toEqual([1, 2, 3, 4, 5, 6, 7])
  const few = indexOf([...sofas.slice(0, 3), ...sofas.map(() => ['category-chairs'])])
  expect(similarProducts(few.index, { shelf: few.shelf, anchors: [0], limit: 12 })).toHaveLength(6)
})

test('a near price comes before a far one, and a hidden one tells nothing by its place', () => {
  const sofas = Array.from({ length: 5 }, () => ['category-sofas'])
  const { index, shelf } = indexOf(sofas, [10_000, 90_000, null, 11_000, 30_000])
  expect(similarProducts(index, { shelf, anchors: [0], limit: 12 })).toEqual([3, 4, 1, 2])
  // Beside a hidden price all prices are equal: the merchandised order is left.
  expect(similarProducts(index, { shelf, anchors: [2], limit: 12 })).toEqual([0, 1, 3, 4])
})

test('company is in style or room with the anchors, whatever it is, and is none of them', () => {
  const { index, shelf } = indexOf([
    ['category-sofas', 'style-zen', 'room-hall'],
    ['category-lamps', 'style-zen'],
    ['category-lamps', 'style-zen', 'room-hall'],
    ['category-lamps', 'style-baroque', 'room-hall'],
    ['category-chairs', 'style-zen', 'room-hall'],
  ])
  expect(companionProducts(index, { shelf, anchors: [0], limit: 12 })).toEqual([2, 4, 1])
  expect(companionProducts(index, { shelf, anchors: [0, 2], limit: 12 })).toEqual([4, 1])
  expect(companionProducts(index, { shelf, anchors: [], limit: 12 })).toEqual([])
})

test('what is associated shares category, room and the given style, and a kind that isn’t there asks for nothing', () => {
  const { index, shelf } = indexOf([
    ['category-sofas', 'style-zen', 'room-hall'],
    ['category-sofas', 'style-zen', 'room-hall'],
    ['category-sofas', 'style-baroque', 'room-hall'],
    ['category-sofas', 'style-zen'],
    ['category-lamps', 'style-zen', 'room-hall'],
  ])
  const asked = { shelf, limit: 12 }
  const zen = [number('style-zen')]
  expect(associatedProducts(index, { ...asked, anchors: [0] }, zen)).toEqual([1])
  expect(associatedProducts(index, { ...asked, anchors: [3] }, zen)).toEqual([0, 1])
  expect(associatedProducts(index, { ...asked, anchors: [0] }, [])).toEqual([1, 2])
})

test('a site’s own shelf is all that is looked at, and its rank breaks ties', () => {
  const { index } = indexOf(Array.from({ length: 4 }, () => ['category-sofas']))
  const [, other] = index.shelves
  if (!other) throw new Error('The index was built for two sites.')
  expect(firstBearers(index, number('category-sofas'), { shelf: other, limit: 12 })).toEqual([3, 1])
  expect(similarProducts(index, { shelf: other, anchors: [1], limit: 12 })).toEqual([3])
})

function tag(id: string, parent: number | null): IndexedTag {
  const [kind, urlSlug = ''] = id.split('-')
  if (kind !== 'category' && kind !== 'style' && kind !== 'colour' && kind !== 'room')
    throw new Error(`${id} is of no kind that these products bear.`)
  return { id, kind, urlSlug, parent }
}

/** Site 0 sells everything in the order of the numbers, site 1 every second product in the opposite order. */
function indexOf(products: string[][], prices: (number | null)[] = []) {
  const builder = buildIndex({ version: '1', tags, sites: ['all', 'half'], size: products.length })
  products.forEach((ids, at) => {
    const place = { rank: at + 1, price: prices[at] === undefined ? 5_000 : prices[at], isInStock: true }
    const shelves: IndexedProduct['shelves'] = [
      { site: 0, ...place },
      ...(at % 2 === 1 ? [{ site: 1, ...place, rank: products.length - at }] : []),
    ]
    builder.add({ number: at, tags: ids.map(number), rating: 0, shelves })
  })
  const index = builder.finish()
  const [shelf] = index.shelves
  if (!shelf) throw new Error('The index was built for two sites.')
  return { index, shelf }
}
