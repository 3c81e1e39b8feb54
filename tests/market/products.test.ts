import { beforeAll, describe, expect, test } from 'vitest'
import { listProducts, listTags } from '#contract/market/catalogue.ts'
import { ask, refusalOf, signedRequest } from './ask.ts'
import type { CallerName } from './sites.ts'
import { makeWorld, pegs } from './world.ts'

beforeAll(makeWorld)

describe('the product list', () => {
  test('holds 24 products in the site’s own order', async () => {
    const first = await ask('rowan', listProducts)
    expect(first.retailerProducts.map(({ productId }) => productId)).toEqual([
      'settle',
      'stool',
      ...pegs.slice(0, 22),
    ])
    expect(first).toMatchObject({ totalCount: 32, pageCount: 2, pageNumber: 1 })
    const second = await ask('rowan', listProducts, { query: { page: 2 } })
    expect(second.retailerProducts.map(({ productId }) => productId)).toEqual(pegs.slice(22))
    expect(second.pageNumber).toBe(2)
  })

  test('is empty beyond its last page and still counts', async () => {
    expect(await ask('rowan', listProducts, { query: { page: 9_999 } })).toMatchObject({
      retailerProducts: [],
      totalCount: 32,
      pageCount: 2,
      pageNumber: 9_999,
    })
  })

  test('is empty for a site that sells nothing yet', async () => {
    expect(await ask('sorrel', listProducts)).toMatchObject({
      retailerProducts: [],
      totalCount: 0,
      pageCount: 0,
      tags: [],
    })
  })

  test('names the tags of all its pages', async () => {
    const { tags } = await ask('rowan', listTags)
    for (const page of [1, 2, 3])
      expect((await ask('rowan', listProducts, { query: { page } })).tags).toEqual(tags)
  })

  test('shows a tile with the price of the cheapest seller, delivery inside', async () => {
    const { retailerProducts } = await ask('rowan', listProducts)
    expect(retailerProducts[0]).toEqual({
      productId: 'settle',
      name: 'The settle',
      urlSlug: 'the-settle',
      brand: { name: 'Nair', urlSlug: 'nair' },
      defaultVariant: 'settle-red',
      promotionalDiscount: 0.15,
      numberReviews: 3,
      averageReview: 4.33,
      variants: [
        // Tom: £110 × 1.25 × 1.2 = £165, less 15 % = £140.25, delivery free. Priya: £127.50 and £25.
        expect.objectContaining({
          id: 'settle-oak',
          rrp: 14_025,
          rrpWithoutDiscount: 16_500,
          inventoryStatus: 'active',
        }),
        // Priya alone: (£100 + £20) × 1.5 = £180, less 15 % = £153, and £25; nothing left in her stock.
        expect.objectContaining({
          id: 'settle-red',
          rrp: 17_800,
          rrpWithoutDiscount: 20_500,
          inventoryStatus: 'out_of_stock',
        }),
        expect.objectContaining({
          id: 'settle-unsold',
          rrp: null,
          rrpWithoutDiscount: null,
          inventoryStatus: 'out_of_stock',
        }),
      ],
    })
  })

  test('hides every price of a product that has order_by_email anywhere', async () => {
    const { retailerProducts } = await ask('rowan', listProducts)
    const stool = retailerProducts.find(({ productId }) => productId === 'stool')
    expect(stool?.variants.map(({ rrp, rrpWithoutDiscount }) => [rrp, rrpWithoutDiscount])).toEqual([
      [null, null],
      [null, null],
    ])
  })

  test('holds nothing that the site doesn’t sell', async () => {
    const { retailerProducts, totalCount } = await ask('juniper', listProducts)
    expect(retailerProducts.map(({ productId, defaultVariant }) => [productId, defaultVariant])).toEqual([
      ['lamp', 'lamp-red'],
      ['settle', 'settle-oak'],
    ])
    expect(totalCount).toBe(2)
  })

  test.each(['0', '-1', '1.5', 'abc', '1000000000', '', 'Infinity', '1; DROP TABLE products'])(
    'has no page %j',
    async (page) => {
      expect(await refusalOf(signedRequest('rowan', listProducts, { query: { page } }))).toEqual([
        400,
        'query-invalid',
      ])
    },
  )

  test('takes the time stamp of a forced read', async () => {
    expect(await ask('rowan', listProducts, { query: { page: 1, now: 1_795_000_000 } })).toMatchObject({
      totalCount: 32,
    })
  })
})

describe('the list of a tag', () => {
  const productsWith = async (caller: CallerName, tagId: string) =>
    (await ask(caller, listProducts, { query: { tagId } })).retailerProducts.map(({ productId }) => productId)

  test.each([
    ['rowan', 'category-settles', ['settle', 'stool']],
    ['rowan', 'room-hall', ['settle']],
    ['rowan', 'brand-nair', ['settle']],
    ['rowan', 'material-oak', ['settle']],
    ['juniper', 'colour-red', ['lamp', 'settle']],
    ['juniper', 'style-rustic', ['lamp']],
    ['juniper', 'filter-cosy', ['lamp']],
  ] as const)('of %s for %s holds what bears it, in the site’s order', async (caller, tagId, products) => {
    expect(await productsWith(caller, tagId)).toEqual(products)
  })

  test('holds what bears a child of it, once', async () => {
    expect(await productsWith('rowan', 'category-furniture')).toEqual(['settle', 'stool'])
  })

  test('has pages and counts of its own', async () => {
    const query = { tagId: 'brand-ashby' }
    const first = await ask('rowan', listProducts, { query })
    expect(first).toMatchObject({ totalCount: 31, pageCount: 2, pageNumber: 1 })
    expect(first.retailerProducts.map(({ productId }) => productId)).toEqual(['stool', ...pegs.slice(0, 23)])
    const second = await ask('rowan', listProducts, { query: { ...query, page: 2 } })
    expect(second.retailerProducts.map(({ productId }) => productId)).toEqual(pegs.slice(23))
    expect(second.tags).toEqual(first.tags)
    expect(await ask('rowan', listProducts, { query: { ...query, page: 3 } })).toMatchObject({
      retailerProducts: [],
      totalCount: 31,
    })
  })

  test('names the tags that its products bear, counted over them, and of its own kind what there is instead', async () => {
    const { tags } = await ask('rowan', listProducts, { query: { tagId: 'brand-ashby' } })
    expect(tags.map(({ tagId, count, children }) => [tagId, count, children])).toEqual([
      ['brand-nair', 1, []],
      ['brand-ashby', 31, []],
      ['category-furniture', 1, ['category-settles']],
      ['category-settles', 1, []],
    ])
  })

  test.each(['category-unused', 'nothing'])('is not there where nothing bears %s', async (tagId) => {
    expect(await refusalOf(signedRequest('rowan', listProducts, { query: { tagId } }))).toEqual([
      404,
      'not-found',
    ])
  })

  test('is not there where only another site’s products bear the tag', async () => {
    for (const tagId of ['category-lamps', 'style-rustic'])
      expect(await refusalOf(signedRequest('rowan', listProducts, { query: { tagId } }))).toEqual([
        404,
        'not-found',
      ])
    expect(await productsWith('rowan', 'colour-red')).toEqual(['settle'])
  })

  test.each(['', 'red oak', "x' OR 1=1", 'x'.repeat(65)])('is not asked for by %j', async (tagId) => {
    expect(await refusalOf(signedRequest('rowan', listProducts, { query: { tagId } }))).toEqual([
      400,
      'query-invalid',
    ])
  })
})
