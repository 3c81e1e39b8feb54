import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Call } from '#contract/market/call.ts'
import {
  associatedProducts,
  productCarousels,
  recommendationsList,
  recommendedProducts,
  similarProducts,
} from '#contract/market/recommendations.ts'
import { ask, refusalOf, signedRequest } from './ask.ts'
import type { CallerName } from './sites.ts'
import { makeWorld, pegs } from './world.ts'

beforeAll(async () => {
  await makeWorld()
  const associate = env.DB.prepare(
    'INSERT INTO associated_products (product_id, position, associated_id) VALUES (?, ?, ?)',
  )
  await env.DB.batch([
    associate.bind('settle', 1, 'lamp'),
    associate.bind('settle', 2, 'peg-05'),
    associate.bind('settle', 3, 'peg-02'),
    associate.bind('peg-01', 1, 'lamp'),
  ])
})

const idsOf = ({ products }: { products: { productId: string }[] }) =>
  products.map(({ productId }) => productId)
const similar = async (caller: CallerName, id: string) =>
  idsOf(await ask(caller, similarProducts, { query: { id } }))
const associated = async (caller: CallerName, id: string) =>
  idsOf(await ask(caller, associatedProducts, { query: { id } }))

describe('what is similar', () => {
  test('is of the product’s category, and never the product itself', async () => {
    expect(await similar('rowan', 'settle')).toEqual(['stool'])
    expect(await similar('rowan', 'stool')).toEqual(['settle'])
    expect(await similar('rowan', 'peg-01')).toEqual([])
  })

  test('is what this site sells', async () => {
    expect(await similar('juniper', 'settle')).toEqual([])
  })

  test('hides the prices that are hidden', async () => {
    const { products } = await ask('rowan', similarProducts, { query: { id: 'settle' } })
    expect(products[0]?.variants.every(({ rrp }) => rrp === null)).toBe(true)
  })
})

describe('what is associated', () => {
  test('is what the merchant chose, in their order, as far as this site sells it', async () => {
    expect(await associated('rowan', 'settle')).toEqual(['peg-05', 'peg-02'])
    expect(await associated('juniper', 'settle')).toEqual(['lamp'])
  })

  test('follows the specification’s filters where the merchant chose nothing', async () => {
    expect(await associated('rowan', 'stool')).toEqual(['settle'])
    expect(await associated('rowan', 'peg-01')).toEqual([])
  })
})

describe('what is recommended', () => {
  test('is the best rated in stock, at most 24', async () => {
    const ids = idsOf(await ask('rowan', recommendedProducts))
    expect(ids).toEqual(['stool', ...pegs.slice(0, 23)])
    expect(idsOf(await ask('sorrel', recommendedProducts))).toEqual([])
  })

  test('beside a product leaves that product out', async () => {
    const ids = idsOf(await ask('rowan', recommendedProducts, { query: { productId: 'peg-01' } }))
    expect(ids).toEqual(['stool', ...pegs.slice(1, 24)])
  })

  test('beside several products begins with what suits them, in the older envelope', async () => {
    const body = { _id: { in: ['lamp', 'settle', 'lamp', 'stool'] } }
    const { data } = await ask('juniper', recommendationsList, { body })
    expect(data).toEqual({ list: [], jsonFields: [], totalCount: 0 })
    const ofRowan = await ask('rowan', recommendationsList, { body, query: { limit: 2 } })
    expect(ofRowan.data.list.map(({ productId }) => productId)).toEqual(['peg-01', 'peg-02'])
    expect((await ask('rowan', recommendationsList, { body: {} })).data.list).toHaveLength(24)
  })

  test.each([
    ['more than ten recent products', { _id: { in: Array.from({ length: 11 }, (_, at) => `p${at}`) } }],
    ['a name that no product can have', { _id: { in: ['a b'] } }],
    ['a text', { _id: 'settle' }],
    ['nothing', undefined],
  ])('is refused for %s', async (_what, body) => {
    expect(await refusalOf(signedRequest('rowan', recommendationsList, { body }))).toEqual([
      400,
      'body-invalid',
    ])
  })

  test.each([0, 25, 'all'])('is not %s at a time', async (limit) => {
    const asked = signedRequest('rowan', recommendationsList, { body: {}, query: { limit } })
    expect(await refusalOf(asked)).toEqual([400, 'query-invalid'])
  })
})

test.each([
  ['rowan', 'settle'],
  ['rowan', 'stool'],
  ['rowan', 'peg-01'],
  ['juniper', 'settle'],
] as const)('the three rows of %s’s %s are what their own calls give', async (caller, id) => {
  const rows = await ask(caller, productCarousels, { query: { id } })
  expect(rows).toEqual({
    similar: (await ask(caller, similarProducts, { query: { id } })).products,
    recommended: (await ask(caller, recommendedProducts, { query: { productId: id } })).products,
    associated: (await ask(caller, associatedProducts, { query: { id } })).products,
  })
})

test.each<[string, Call, Record<string, string>]>([
  ['similar', similarProducts, { id: 'lamp' }],
  ['associated', associatedProducts, { id: 'lamp' }],
  ['recommended', recommendedProducts, { productId: 'lamp' }],
  ['beside', productCarousels, { id: 'lamp' }],
])('nothing is %s to another site’s product', async (_what, call, query) => {
  expect(await refusalOf(signedRequest('rowan', call, { query }))).toEqual([404, 'not-found'])
})
