import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { type FilterLists, filterProducts, searchProducts } from '#contract/market/catalogue.ts'
import { setInventory } from '#contract/market/operator.ts'
import { ask, refusalOf, signedRequest } from './ask.ts'
import { makeWorld, pegs } from './world.ts'

beforeAll(makeWorld)

const idsOf = ({ retailerProducts }: { retailerProducts: { productId: string }[] }) =>
  retailerProducts.map(({ productId }) => productId)

const filtered = (body: FilterLists, query: Record<string, string | number> = {}) =>
  ask('rowan', filterProducts, { body, query })

describe('a filter', () => {
  test('leaves what bears one tag of each chosen kind', async () => {
    expect(idsOf(await filtered({ brandsUrlSlug: ['nair'] }))).toEqual(['settle'])
    expect(await filtered({ brandsUrlSlug: ['nair', 'ashby'] })).toMatchObject({ totalCount: 32 })
    expect(
      idsOf(await filtered({ brandsUrlSlug: ['nair', 'ashby'], categoriesUrlSlug: ['furniture'] })),
    ).toEqual(['settle', 'stool'])
    expect(await filtered({ brandsUrlSlug: ['ashby'], colorsUrlSlug: ['red'] })).toMatchObject({
      totalCount: 0,
    })
  })

  test('of nothing is everything', async () => {
    expect(await filtered({})).toMatchObject({ totalCount: 32, pageCount: 2, pageNumber: 1 })
    expect(idsOf(await filtered({}, { page: 2 }))).toEqual(pegs.slice(22))
  })

  test('counts each kind as if nothing of it were chosen', async () => {
    const { tags } = await filtered({ brandsUrlSlug: ['nair'], roomsUrlSlug: ['hall'] })
    const counts = new Map(tags.map(({ tagId, count }) => [tagId, count]))
    expect(counts.get('brand-nair')).toBe(1)
    expect(counts.has('brand-ashby')).toBe(false)
    expect(counts.get('room-hall')).toBe(1)
    const byBrand = await filtered({ brandsUrlSlug: ['nair'] })
    expect(byBrand.tags.find(({ tagId }) => tagId === 'brand-ashby')?.count).toBe(31)
  })

  test('that names an unknown tag is refused with its place', async () => {
    const body = { brandsUrlSlug: ['nair', 'nobody'], roomsUrlSlug: ['attic'] }
    expect(await refusalOf(signedRequest('rowan', filterProducts, { body }))).toEqual([422, 'tag-unknown'])
  })

  test.each([
    ['a kind that there isn’t', { sizesUrlSlug: ['large'] }],
    ['a text for a list', { brandsUrlSlug: 'nair' }],
    ['an empty slug', { brandsUrlSlug: [''] }],
    ['more slugs than anybody picks', { brandsUrlSlug: Array.from({ length: 101 }, () => 'nair') }],
    ['nothing', undefined],
  ])('with %s is refused', async (_what, body) => {
    expect(await refusalOf(signedRequest('rowan', filterProducts, { body }))).toEqual([400, 'body-invalid'])
  })

  test.each([0, -1, 1.5, 1e9, 'last'])('has no page %s', async (page) => {
    const asked = signedRequest('rowan', filterProducts, { body: {}, query: { page } })
    expect(await refusalOf(asked)).toEqual([400, 'query-invalid'])
  })

  test('of two megabytes is too large', async () => {
    const body = { brandsUrlSlug: ['x'.repeat(2_000_000)] }
    expect(await refusalOf(signedRequest('rowan', filterProducts, { body }))).toEqual([413, 'body-too-large'])
  })
})

describe('sorting', () => {
  test('by price puts the hidden one last both ways', async () => {
    const body = { categoriesUrlSlug: ['furniture'] }
    const up = await filtered(body, { sort: 'price-low' })
    const down = await filtered(body, { sort: 'price-high' })
    expect([idsOf(up), idsOf(down)]).toEqual([
      ['settle', 'stool'],
      ['settle', 'stool'],
    ])
    expect(up.retailerProducts[1]?.variants.every(({ rrp }) => rrp === null)).toBe(true)
  })

  test('by rating puts the best first', async () => {
    expect(idsOf(await filtered({}, { sort: 'rating' }))[0]).toBe('settle')
  })

  test('by anything else is refused', async () => {
    const asked = signedRequest('rowan', filterProducts, { body: {}, query: { sort: 'margin' } })
    expect(await refusalOf(asked)).toEqual([400, 'query-invalid'])
  })
})

describe('a search', () => {
  test('may be filtered, and its counts follow', async () => {
    const body = { query: 'oak', filter: { brandsUrlSlug: ['ashby'] } }
    const { totalCount, tags } = await ask('rowan', searchProducts, { body })
    const brands = tags.filter(({ type }) => type === 'brand').map(({ count }) => count)
    expect(totalCount).toBeGreaterThan(0)
    expect(brands.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(totalCount)
  })

  test('below a price leaves out what costs more and what hides its price', async () => {
    const cheap = await ask('rowan', searchProducts, { body: { filter: {}, priceBelow: 100 } })
    expect(idsOf(cheap)).toEqual(pegs.slice(0, 24))
    expect(cheap.totalCount).toBe(pegs.length)
    expect(idsOf(cheap)).not.toContain('stool')
  })

  test('of what is in stock leaves out what is not, and counts without it', async () => {
    const all = await ask('juniper', searchProducts, { body: { filter: {} } })
    const inStock = await ask('juniper', searchProducts, { body: { filter: {}, inStock: true } })
    expect([idsOf(all), idsOf(inStock)]).toEqual([['lamp', 'settle'], ['settle']])
    expect(inStock.totalCount).toBe(1)
    expect(inStock.tags.map(({ tagId }) => tagId)).not.toContain('category-lamps')
  })

  test('for nothing at all is refused', async () => {
    expect(await refusalOf(signedRequest('rowan', searchProducts, { body: {} }))).toEqual([
      400,
      'body-invalid',
    ])
  })
})

test('a list follows the catalogue without a restart', async () => {
  const query = { sellerId: 'tom', variantId: 'peg-07-oak' }
  await ask('operator', setInventory, { query, body: { basePrice: 99_000 } })
  await expect
    .poll(
      async () => idsOf(await ask('rowan', searchProducts, { body: { filter: {}, sort: 'price-high' } }))[0],
    )
    .toBe('peg-07')
  const { customMetadata } = (await env.INDEX.head('catalogue-index')) ?? {}
  expect(customMetadata?.['version']).toBe('2')
})
