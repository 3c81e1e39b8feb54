import { beforeAll, describe, expect, test } from 'vitest'
import { listProducts, searchProducts } from '#contract/market/catalogue.ts'
import { ask, refusalOf, signedRequest } from './ask.ts'
import type { CallerName } from './sites.ts'
import { makeWorld, pegs } from './world.ts'

beforeAll(makeWorld)

const search = (caller: CallerName, query: string, page = 1) =>
  ask(caller, searchProducts, { query: { page }, body: { query } })

async function found(caller: CallerName, query: string): Promise<string[]> {
  return (await search(caller, query)).retailerProducts.map(({ productId }) => productId)
}

describe('a search finds', () => {
  test('pages in merchandised order, with counts and tags over them all', async () => {
    const first = await search('rowan', 'peg')
    expect(first).toMatchObject({ totalCount: 30, pageCount: 2, pageNumber: 1 })
    expect(first.retailerProducts.map(({ productId }) => productId)).toEqual(pegs.slice(0, 24))
    expect(first.tags.map(({ tagId, count }) => [tagId, count])).toEqual([['brand-ashby', 30]])
    const second = await search('rowan', 'peg', 2)
    expect(second.retailerProducts.map(({ productId }) => productId)).toEqual(pegs.slice(24))
    expect(second.tags).toEqual(first.tags)
  })

  test('the same tiles as the list shows', async () => {
    const { retailerProducts } = await ask('rowan', listProducts, { query: { tagId: 'category-furniture' } })
    const found = (await search('rowan', 'furniture')).retailerProducts
    expect(found).toEqual(retailerProducts.toReversed())
  })

  test('nothing with pages of nothing', async () => {
    expect(await search('rowan', 'chesterfield')).toEqual({
      retailerProducts: [],
      totalCount: 0,
      pageCount: 0,
      pageNumber: 1,
      tags: [],
    })
  })

  test('nothing of another site’s', async () => {
    expect(await found('rowan', 'lamp')).toEqual([])
    expect(await found('juniper', 'lamp')).toEqual(['lamp'])
    expect(await found('juniper', 'rustic')).toEqual(['lamp'])
    expect(await found('rowan', 'rustic')).toEqual([])
    expect(await found('sorrel', 'settle')).toEqual([])
  })
})

describe('the words of a search', () => {
  test('are looked at up to the eighth', async () => {
    const eight = 'settle the s e t l ttle sett'
    expect(await found('rowan', `${eight} chesterfield`)).toEqual(await found('rowan', eight))
    expect(await found('rowan', `chesterfield ${eight}`)).toEqual([])
  })

  test.each(['%', '_', "'; DROP TABLE products; --", '" OR nothing=nothing', '!?', 'x'.repeat(200)])(
    'are never read as anything but words: %j',
    async (query) => {
      expect(await found('rowan', query)).toEqual([])
    },
  )

  test.each([
    undefined,
    {},
    { query: '' },
    { query: '   ' },
    { query: 'x'.repeat(201) },
    { query: 7 },
    { query: ['settle'] },
    { query: 'settle', filter: { sizesUrlSlug: [] } },
    { sort: 'rank' },
    'settle',
  ])('are not asked for with %j', async (body) => {
    expect(await refusalOf(signedRequest('rowan', searchProducts, { body }))).toEqual([400, 'body-invalid'])
  })

  test.each(['0', '1.5', '10001', 'x'])('have no page %s', async (page) => {
    const question = { query: { page }, body: { query: 'settle' } }
    expect(await refusalOf(signedRequest('rowan', searchProducts, question))).toEqual([400, 'query-invalid'])
  })
})
