import { afterAll, beforeAll, expect, test } from 'vitest'
import { searchPath } from '#contract/edge/search.ts'
import { type Shop, openShop } from './open-shop.ts'
import { operatorOf } from './operator.ts'

interface Offer {
  seller: string
  variant: string
  product: string
  basePrice: number
  name: string
}

let shop: Shop
let operator: ReturnType<typeof operatorOf>
let hidden: Offer[]
let everywhere: string[]
let before: ReadonlyMap<string, string>

beforeAll(async () => {
  shop = await openShop()
  operator = operatorOf(shop)
  hidden = await offersWhere('p.id IN (SELECT product_id FROM hidden_prices)')
  everywhere = [...lists(), ...searches(), ...stores(), ...pages()]
  before = await toldAt(everywhere)
})

afterAll(() => shop.close())

test.each([0.02, 30])(
  'a hidden price that is %d times as high changes nothing that anybody is told',
  { timeout: 120_000 },
  async (times) => {
    await reprice(hidden, times)
    const after = await toldAt(everywhere)
    for (const [path, text] of before) expect(after.get(path), path).toBe(text)
  },
)

test('one that is shown does, by which this test would know', { timeout: 120_000 }, async () => {
  const dear = await offersWhere(
    'i.base_price > 50000 AND p.id NOT IN (SELECT product_id FROM hidden_prices)',
  )
  await reprice(dear.slice(0, 3), 0.02)
  const after = await toldAt(lists())
  expect([...after].filter(([path, text]) => text !== before.get(path))).not.toEqual([])
})

async function offersWhere(which: string): Promise<Offer[]> {
  const { results } = await (
    await shop.db()
  )
    .prepare(
      `SELECT i.seller_id AS seller, v.id AS variant, p.id AS product, i.base_price AS basePrice, p.name
       FROM seller_inventories i JOIN variants v ON v.id = i.variant_id JOIN products p ON p.id = v.product_id
       WHERE ${which}`,
    )
    .all<Offer>()
  return results
}

async function reprice(offers: readonly Offer[], times: number): Promise<void> {
  for (const { seller, variant, basePrice } of offers) {
    // Prices travel in pounds.
    const to = { basePrice: Math.round(basePrice * times) / 100 }
    expect((await operator.change({ seller, variant, to })).status).toBe(200)
  }
  await operator.forgetEverything()
  await shop.restart()
}

/** Where a price orders, narrows, counts or likens: lists, their facets and ceilings, searches, stores, rows. */
async function toldAt(paths: readonly string[]): Promise<Map<string, string>> {
  const told = new Map<string, string>()
  for (const path of paths) {
    const answer = await shop.visit('localhost', path)
    const right = answer.status === 308 ? (answer.headers.get('location') ?? '') : null
    const { status, text } = await readOf(right === null ? answer : await shop.visit('localhost', right))
    expect(status, path).toBe(200)
    told.set(path, text)
  }
  return told
}

async function readOf(answer: Awaited<ReturnType<Shop['visit']>>) {
  return { status: answer.status, text: await answer.text() }
}

const sorts = ['price-low', 'price-high', 'relevance']
const ceilings = [100, 500, 1000]

function lists(): string[] {
  return [
    ...sorts.flatMap((sort) => [`/products?sort=${sort}`, `/products?page=2&sort=${sort}`]),
    ...ceilings.map((below) => `/products?below=${below}`),
  ]
}

function searches(): string[] {
  const words = [...new Set(hidden.map(({ name }) => name.split(' ')[0]?.toLowerCase() ?? ''))]
  return words.flatMap((query) => [
    searchPath({ query, filter: '', page: 1 }),
    ...sorts.map((sort) => `/products?searchQuery=${query}&sort=${sort}`),
  ])
}

function stores(): string[] {
  const sellers = [...new Set(hidden.map(({ seller }) => seller))]
  const queries = [...['price-low', 'price-high'].map((sort) => `sort=${sort}`), 'below=1000']
  return sellers.flatMap((seller) => queries.map((query) => `/seller/${seller}?${query}`))
}

function pages(): string[] {
  const products = [...new Set(hidden.map(({ product }) => product))]
  return [
    ...hidden.flatMap(({ variant }) => [`/_/products/d/${variant}`, `/api/offers/${variant}`]),
    ...products.map((product) => `/products/beside/${product}`),
  ]
}
