import { beforeAll, describe, expect, test } from 'vitest'
import { sellerStore } from '#contract/market/seller-store.ts'
import { sellersList } from '#contract/market/shell.ts'
import { ask, refusalOf, signedRequest } from './ask.ts'
import { makeWorld, pegs } from './world.ts'

beforeAll(makeWorld)

const store = async (sellerID: string, body: object = {}, query: Record<string, string | number> = {}) =>
  (await ask('rowan', sellerStore, { body, query: { sellerID, ...query } })).data
const idsOf = ({ list }: { list: { productId: string }[] }) => list.map(({ productId }) => productId)

describe('a seller’s store', () => {
  test('holds what they offer here, twelve at a time', async () => {
    expect(idsOf(await store('priya'))).toEqual(['settle'])
    const first = await store('tom')
    expect(first.list).toHaveLength(12)
    expect(first).toMatchObject({ totalCount: 32, jsonFields: [] })
  })

  test('is in a random order that its seed alone decides, on every page', async () => {
    const pages = async (seed: number) =>
      (await Promise.all([0, 12, 24].map((skip) => store('tom', { seed }, { skip })))).flatMap(idsOf)
    const [one, again, other] = [
      await pages(1_795_000_000_123),
      await pages(1_795_000_000_123),
      await pages(7),
    ]
    expect(again).toEqual(one)
    expect(other).not.toEqual(one)
    expect(one.toSorted()).toEqual(['settle', 'stool', ...pegs].toSorted())
    expect(one).not.toEqual(['settle', 'stool', ...pegs])
  })

  test('is sorted by price or review, hidden prices last', async () => {
    const body = { categoriesUrlSlug: ['settles'] }
    for (const sort of ['actualPrice ASC', 'actualPrice DESC', 'averageReview DESC'])
      expect(idsOf(await store('tom', body, { sort }))).toEqual(['settle', 'stool'])
    expect(idsOf(await store('tom', {}, { sort: 'actualPrice ASC', limit: 1 }))).toEqual(['peg-01'])
  })

  test('is narrowed by category, room and price ceiling', async () => {
    expect(idsOf(await store('tom', { roomsUrlSlug: ['hall'] }))).toEqual(['settle'])
    expect(await store('tom', { priceBelow: 100 })).toMatchObject({ totalCount: 30 })
    expect(await store('tom', { priceBelow: 1000 })).toMatchObject({ totalCount: 31 })
    expect(await store('priya', { priceBelow: 100 })).toMatchObject({ list: [], totalCount: 0 })
  })

  test('names the categories and rooms to choose from, counted over the seller’s own', async () => {
    const { tags } = await store('tom')
    expect(tags.map(({ tagId, count }) => [tagId, count])).toEqual([
      ['category-furniture', 2],
      ['category-settles', 2],
      ['room-hall', 1],
    ])
  })

  test('is the site’s own', async () => {
    const { data } = await ask('juniper', sellerStore, {
      body: {},
      query: { sellerID: 'priya', sort: 'relevance' },
    })
    expect(idsOf(data).toSorted()).toEqual(['lamp', 'settle'])
  })

  test.each(['wren', 'nobody'])('of %s is not there', async (sellerID) => {
    const asked = signedRequest('rowan', sellerStore, { body: {}, query: { sellerID } })
    expect(await refusalOf(asked)).toEqual([404, 'not-found'])
  })

  test('is refused for a body or a query of another form', async () => {
    for (const body of [undefined, { seed: -1 }, { priceBelow: 99 }, { category: 'settles' }])
      expect(
        await refusalOf(signedRequest('rowan', sellerStore, { body, query: { sellerID: 'tom' } })),
      ).toEqual([400, 'body-invalid'])
    for (const query of [
      {},
      { sellerID: 'a b' },
      { sellerID: 'tom', skip: 1e9 },
      { sellerID: 'tom', limit: 0 },
    ])
      expect(await refusalOf(signedRequest('rowan', sellerStore, { body: {}, query }))).toEqual([
        400,
        'query-invalid',
      ])
  })
})

test('sellers are listed by name, or the other way round', async () => {
  const names = async (sort: string) =>
    (await ask('rowan', sellersList, { body: {}, query: { sort } })).data.list.map(({ sellerID }) => sellerID)
  expect(await names('sellerName ASC')).toEqual(['priya', 'tom'])
  expect(await names('sellerName DESC')).toEqual(['tom', 'priya'])
  const asked = signedRequest('rowan', sellersList, { body: {}, query: { sort: 'serviceEmail ASC' } })
  expect(await refusalOf(asked)).toEqual([400, 'query-invalid'])
})
