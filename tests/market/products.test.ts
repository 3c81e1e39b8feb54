import { beforeAll, describe, expect, test } from 'vitest'
import { listProducts } from '#contract/market/catalogue.ts'
import { ask, refusalOf, signedRequest } from './ask.ts'
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
    expect(await ask('rowan', listProducts, { query: { page: 9_999 } })).toEqual({
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
    })
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
