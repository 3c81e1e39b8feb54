import { describe, expect, test } from 'vitest'
import { type TagKind, tagKinds } from '#contract/market/tag.ts'
import { type IndexedProduct, buildIndex } from './build-index.ts'
import { type Choice, countFacets } from './count.ts'
import type { FacetIndex, IndexedTag } from './facet-index.ts'
import { openIndex, packIndex } from './pack.ts'
import { type Order, pickPage } from './pick.ts'
import { add, emptySet, forEachProduct, has, setOf } from './product-set.ts'

const catalogue = 240
const draw = drawFrom(20_261_120)
const tags = someTags()
const products = someProducts(catalogue)
const index = openIndex(packIndex(indexOf(products)))

describe('counts equal brute force', () => {
  test.each(Array.from({ length: 1000 }, (_, run) => [run]))('in random choice %i', () => {
    const site = draw(2)
    const choice = someChoice()
    const { total, counts, matches } = countFacets(index, shelfOf(site), choice)
    const expected = byBruteForce(site, choice)
    expect(total).toBe(expected.matches.length)
    expect(numbersIn(matches)).toEqual(expected.matches)
    expect([...counts]).toEqual(expected.counts)
  })
})

describe.each<Order>([
  { by: 'rank' },
  { by: 'stock' },
  { by: 'price-up' },
  { by: 'price-down' },
  { by: 'rating' },
  { by: 'chance', seed: 7 },
  { by: 'rung', rungs: [setOf([5, 40, 41, 90], 700), setOf([7, 8, 41, 120, 230], 700)] },
])('in the order of $by', (order) => {
  const shelf = shelfOf(0)
  const { matches, total } = countFacets(index, shelf, { tags: new Map() })
  const pages = Array.from({ length: Math.ceil(total / 24) }, (_, page) =>
    pickPage(index, { shelf, matches, order, offset: page * 24, limit: 24 }),
  )

  test('the pages hold each product once', () => {
    expect(pages.flat().toSorted((a, b) => a - b)).toEqual(numbersIn(matches))
  })

  test('a page alone is what it is among the others', () => {
    const middle = { shelf, matches, order, offset: 48, limit: 24 }
    expect(pickPage(index, middle)).toEqual(pages[2])
  })

  test('the prices, ratings and stock go the right way', () => {
    const keys = pages.flat().map((product) => {
      const place = placeOf(products[product], 0)
      if (order.by === 'price-up') return place?.price ?? Infinity
      if (order.by === 'price-down') return -(place?.price ?? -Infinity)
      if (order.by === 'rating') return -(products[product]?.rating ?? 0)
      const stock = place?.isInStock ? 0 : 1
      if (order.by === 'stock') return stock
      if (order.by === 'rung') {
        const rung = order.rungs.findIndex((set) => has(set, product))
        return (2 * (rung < 0 ? order.rungs.length : rung) + stock) * 1_000_000 + (place?.rank ?? 0)
      }
      return order.by === 'rank' ? (place?.rank ?? 0) : 0
    })
    expect(keys).toEqual(keys.toSorted((a, b) => a - b))
  })
})

test('hidden prices come last in both directions, and in the same order', () => {
  const shelf = shelfOf(0)
  const { matches, total } = countFacets(index, shelf, { tags: new Map() })
  const ends = (['price-up', 'price-down'] as const).map((by) =>
    pickPage(index, { shelf, matches, order: { by }, offset: 0, limit: total }).filter(
      (product) => placeOf(products[product], 0)?.price === null,
    ),
  )
  expect(ends[0]).toEqual(ends[1])
  expect(ends[0]?.length).toBeGreaterThan(10)
})

test('another seed is another order', () => {
  const shelf = shelfOf(0)
  const { matches } = countFacets(index, shelf, { tags: new Map() })
  const first = [1, 2].map((seed) =>
    pickPage(index, { shelf, matches, order: { by: 'chance', seed }, offset: 0, limit: 24 }),
  )
  expect(first[0]).not.toEqual(first[1])
})

test('a blob of another layout is no blob', () => {
  const blob = packIndex(index)
  const text = new TextDecoder('latin1').decode(blob)
  new Uint8Array(blob).set([0x39], text.indexOf('"layout":1') + '"layout":'.length)
  expect(() => openIndex(blob)).toThrow('layout')
})

test('an empty catalogue has an index too', () => {
  const empty = openIndex(packIndex(buildIndex({ version: '0', tags, sites: ['rowan'], size: 0 }).finish()))
  const [shelf] = empty.shelves
  if (!shelf) throw new Error('The site has no shelf.')
  expect(countFacets(empty, shelf, { tags: new Map([['brand', [0]]]) }).total).toBe(0)
})

/** Every kind has tags, categories and colours have parents, and some tags nobody bears. */
function someTags(): IndexedTag[] {
  return tagKinds.flatMap((kind, kindAt) =>
    Array.from({ length: 12 }, (_, at): IndexedTag => ({
      id: `${kind}-${at}`,
      kind,
      urlSlug: `${at}`,
      parent: (kind === 'category' || kind === 'colour') && at >= 4 ? kindAt * 12 + (at % 4) : null,
    })),
  )
}

function someProducts(count: number): IndexedProduct[] {
  return Array.from({ length: count }, (_, number) => number)
    .filter((number) => number % 17 !== 3)
    .map((number) => ({
      number,
      tags: tags.flatMap((_, tag) =>
        draw(1000) < (tag % 12 === 1 ? 600 : tag % 12 === 11 ? 4 : 90) ? [tag] : [],
      ),
      rating: draw(3) === 0 ? 0 : 100 + draw(400),
      shelves: [0, 1].flatMap((site) =>
        draw(4) === 0
          ? []
          : [
              {
                site,
                rank: (number * 7919) % 100_003,
                price: draw(9) === 0 ? null : 100 + draw(200_000),
                isInStock: draw(3) > 0,
              },
            ],
      ),
    }))
    .reduce<IndexedProduct[]>((all, product) => {
      all[product.number] = product
      return all
    }, [])
}

function indexOf(all: readonly IndexedProduct[]): FacetIndex {
  const builder = buildIndex({
    version: 'a',
    tags,
    sites: ['rowan', 'juniper'],
    size: 700,
  })
  for (const product of all) if (product) builder.add(product)
  return builder.finish()
}

function someChoice(): Choice {
  const chosen = new Map<TagKind, number[]>()
  for (let groups = draw(4); groups > 0; groups--) {
    const kind = tagKinds[draw(7)] ?? 'brand'
    const ofKind = tags.flatMap((tag, number) => (tag.kind === kind ? [number] : []))
    chosen.set(
      kind,
      ofKind.filter(() => draw(4) === 0),
    )
    if (chosen.get(kind)?.length === 0) chosen.delete(kind)
  }
  const choice: Choice = { tags: chosen }
  if (draw(4) === 0) choice.below = draw(200_000)
  if (draw(4) === 0) {
    choice.among = emptySet(index.size)
    for (let found = draw(200); found > 0; found--) add(choice.among, draw(catalogue))
  }
  return choice
}

function byBruteForce(site: number, choice: Choice) {
  const fits = (product: IndexedProduct, without?: TagKind) => {
    const place = placeOf(product, site)
    if (!place || (choice.among && !has(choice.among, product.number))) return false
    if (choice.below !== undefined && (place.price === null || place.price >= choice.below)) return false
    return [...choice.tags].every(
      ([kind, wanted]) => kind === without || wanted.some((tag) => bears(product, tag)),
    )
  }
  return {
    matches: products.flatMap((product) => (product && fits(product) ? [product.number] : [])),
    counts: tags.map((tag, number) => {
      const without = choice.tags.has(tag.kind) ? tag.kind : undefined
      return products.filter((product) => product && fits(product, without) && bears(product, number)).length
    }),
  }
}

function bears(product: IndexedProduct, wanted: number): boolean {
  return product.tags.some((tag) => tag === wanted || tags[tag]?.parent === wanted)
}

function placeOf(product: IndexedProduct | undefined, site: number) {
  return product?.shelves.find((place) => place.site === site)
}

function shelfOf(site: number) {
  const shelf = index.shelves[site]
  if (!shelf) throw new Error('The site has no shelf.')
  return shelf
}

function numbersIn(set: ReturnType<typeof emptySet>): number[] {
  const numbers: number[] = []
  forEachProduct(set, (product) => numbers.push(product))
  return numbers
}

/** The same draws on every run (mulberry32). */
function drawFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}
