import { beforeAll, describe, expect, test } from 'vitest'
import { brandProducts, productsByIds, productsList } from '#contract/market/product-lists.ts'
import { ask, refusalOf, signedRequest } from './ask.ts'
import { makeWorld, pegs } from './world.ts'

beforeAll(makeWorld)

const idsOf = (products: { productId: string }[]) => products.map(({ productId }) => productId)

describe('the products of brands', () => {
  test('are the first four of each, brand by brand', async () => {
    const page = await ask('rowan', brandProducts)
    expect(idsOf(page.retailerProducts)).toEqual(['settle', 'stool', ...pegs.slice(0, 3)])
    expect(page.tags.map(({ tagId, count }) => [tagId, count])).toEqual([
      ['brand-nair', 1],
      ['brand-ashby', 31],
    ])
    expect(page).toMatchObject({ totalCount: 32, pageCount: 1, pageNumber: 1 })
  })

  test('are the site’s own, and none beyond the last page', async () => {
    expect(idsOf((await ask('juniper', brandProducts)).retailerProducts)).toEqual(['lamp', 'settle'])
    expect(await ask('rowan', brandProducts, { query: { page: 2 } })).toMatchObject({
      retailerProducts: [],
      tags: [],
      pageCount: 1,
    })
    expect(await ask('sorrel', brandProducts)).toMatchObject({ retailerProducts: [], totalCount: 0 })
  })

  test.each([0, 1e9, 'x'])('have no page %s', async (page) => {
    expect(await refusalOf(signedRequest('rowan', brandProducts, { query: { page } }))).toEqual([
      400,
      'query-invalid',
    ])
  })
})

describe('products by their ids', () => {
  test('come in the order asked for, once, and without those of other sites', async () => {
    const body = { _id: { in: ['stool', 'lamp', 'settle', 'stool', 'nothing'] } }
    expect(idsOf((await ask('rowan', productsByIds, { body })).products)).toEqual(['stool', 'settle'])
    expect(idsOf((await ask('juniper', productsByIds, { body })).products)).toEqual(['lamp', 'settle'])
  })

  test('hide the prices that are hidden', async () => {
    const { products } = await ask('rowan', productsByIds, { body: { _id: { in: ['stool'] } } })
    expect(products[0]?.variants.map(({ rrp }) => rrp)).toEqual([null, null])
  })

  test.each([
    ['none', { _id: { in: [] } }],
    ['more than a hundred', { _id: { in: Array.from({ length: 101 }, (_, at) => `p${at}`) } }],
    ['a quotation mark', { _id: { in: ["x' OR 1=1"] } }],
    ['another field', { _id: { in: ['settle'] }, site: 'juniper' }],
  ])('are refused for %s', async (_what, body) => {
    expect(await refusalOf(signedRequest('rowan', productsByIds, { body }))).toEqual([400, 'body-invalid'])
  })
})

describe('the older product list', () => {
  const list = async (body: object, query: Record<string, string | number> = {}) =>
    (await ask('rowan', productsList, { body, query })).data

  test('goes from where it is told as far as it is told', async () => {
    const whole = await list({})
    expect(whole).toMatchObject({ totalCount: 32, jsonFields: [] })
    expect(idsOf(whole.list)).toEqual(['settle', 'stool', ...pegs.slice(0, 22)])
    expect(idsOf((await list({}, { skip: 1, limit: 3 })).list)).toEqual(['stool', 'peg-01', 'peg-02'])
    expect(await list({}, { skip: 1_000_000 })).toMatchObject({ list: [], totalCount: 32 })
  })

  test('takes the seven filters and a price ceiling, and never what hides its price below one', async () => {
    expect(idsOf((await list({ categoriesUrlSlug: ['furniture'] })).list)).toEqual(['settle', 'stool'])
    expect(await list({ priceBelow: 100 })).toMatchObject({ totalCount: 30 })
    expect(idsOf((await list({ priceBelow: 500, categoriesUrlSlug: ['furniture'] })).list)).toEqual([
      'settle',
    ])
  })

  test('puts hidden prices last, up and down', async () => {
    const body = { categoriesUrlSlug: ['furniture'] }
    for (const sort of ['actualPrice ASC', 'actualPrice DESC'])
      expect(idsOf((await list(body, { sort })).list)).toEqual(['settle', 'stool'])
    expect(idsOf((await list({}, { sort: 'averageReview DESC', limit: 1 })).list)).toEqual(['settle'])
    const [dear] = (await list({}, { sort: 'actualPrice DESC', limit: 1 })).list
    expect(dear?.productId).toBe('settle')
  })

  test.each([
    ['a ceiling that there isn’t', { priceBelow: 250 }],
    ['a list for an object', []],
    ['a text', 'everything'],
  ])('is refused for %s', async (_what, body) => {
    expect(await refusalOf(signedRequest('rowan', productsList, { body }))).toEqual([400, 'body-invalid'])
  })

  test.each([{ skip: -1 }, { skip: 1e9 }, { limit: 0 }, { limit: 101 }, { sort: 'basePrice ASC' }])(
    'is refused for %o',
    async (query) => {
      const asked = signedRequest('rowan', productsList, { body: {}, query })
      expect(await refusalOf(asked)).toEqual([400, 'query-invalid'])
    },
  )

  test('is refused for a tag that there isn’t, and for two megabytes', async () => {
    const unknown = signedRequest('rowan', productsList, { body: { brandsUrlSlug: ['nobody'] } })
    expect(await refusalOf(unknown)).toEqual([422, 'tag-unknown'])
    const huge = signedRequest('rowan', productsList, { body: { brandsUrlSlug: ['x'.repeat(2_000_000)] } })
    expect(await refusalOf(huge)).toEqual([413, 'body-too-large'])
  })
})
