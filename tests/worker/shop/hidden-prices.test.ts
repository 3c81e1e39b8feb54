import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatPence } from '#lib/money.ts'
import { displayedPrice, rrpOf, undiscountedPrice } from '#lib/price.ts'
import { productLinks } from './html.ts'
import { type Shop, openShop } from './open-shop.ts'

interface Hidden {
  id: string
  product: string
  base_price: number
  surcharge: number
  mark_up: number
  vat_tax: number
  promotional_discount: number
  delivery_charge: number
}

let shop: Shop
let hidden: Hidden[]

beforeAll(async () => {
  shop = await openShop()
  const { results } = await (
    await shop.db()
  )
    .prepare(
      `SELECT v.id, v.product_id AS product, i.base_price, v.surcharge, p.mark_up, p.vat_tax,
         p.promotional_discount, i.delivery_charge
       FROM variants v JOIN products p ON p.id = v.product_id JOIN seller_inventories i ON i.variant_id = v.id
       WHERE v.product_id IN (SELECT product_id FROM hidden_prices)`,
    )
    .all<Hidden>()
  hidden = results
})

afterAll(() => shop.close())

/** A hidden price in every form that it could slip out in. */
function formsOf(row: Hidden): string[] {
  const basis = {
    basePrice: row.base_price,
    surcharge: row.surcharge,
    markUp: row.mark_up,
    vatTax: row.vat_tax,
    promotionalDiscount: row.promotional_discount,
  }
  return [displayedPrice(basis), undiscountedPrice(basis), row.base_price].flatMap((actualPrice) => {
    const price = rrpOf({ actualPrice, deliveryCharges: row.delivery_charge })
    return [formatPence(price), formatPence(actualPrice), `${price}`, `${actualPrice}`, `${price / 100}`]
  })
}

test('the demo catalogue has products whose price is hidden', () => {
  expect(hidden.length).toBeGreaterThan(0)
})

test('no page and no offer of theirs shows it, in any form', async () => {
  for (const row of hidden) {
    const right = await shop.visit('localhost', `/_/products/d/${row.id}`)
    const page = await (await shop.visit('localhost', right.headers.get('location') ?? '')).text()
    const offer = await (await shop.visit('localhost', `/api/offers/${row.id}`)).text()
    expect(page).toContain('Request Price')
    expect(JSON.parse(offer)).toMatchObject({ variantId: row.id, unitPence: null })
    for (const form of formsOf(row)) expect(numbersIn(page + offer), `${row.id}: ${form}`).not.toContain(form)
  }
})

test('nothing that can be chosen on them tells it, and crawlers are told of no offer', async () => {
  const choices = await everyChoice()
  expect(choices.length).toBeGreaterThan(0)
  for (const { id, query } of choices) {
    const right = await shop.visit('localhost', `/_/products/d/${id}?${query}`)
    const page = await (await shop.visit('localhost', right.headers.get('location') ?? '')).text()
    const offer = await (await shop.visit('localhost', `/api/offers/${id}?${query}`)).text()
    expect(page).toContain('Get price via email')
    expect(page).not.toMatch(/"offers"|"price|lowPrice|data-unit|name="sellerId"/)
    expect(JSON.parse(offer)).toMatchObject({ unitPence: null })
    const forms = hidden.filter((row) => row.id === id).flatMap(formsOf)
    for (const form of forms) expect(numbersIn(page + offer), `${id}?${query}: ${form}`).not.toContain(form)
  }
})

test('no order and no ceiling of a list gives it away', async () => {
  const ids = new Set(hidden.map(({ id }) => id))
  const isHidden = (tile: string) => productLinks(tile).some((link) => ids.has(link.replace(/.*\//, '')))
  for (const sort of ['price-low', 'price-high']) {
    const tiles = (await everyTile(`sort=${sort}`)).map(isHidden)
    expect(tiles).toContain(true)
    expect(tiles.slice(tiles.indexOf(true))).not.toContain(false)
  }
  for (const below of [100, 500, 1000]) expect((await everyTile(`below=${below}`)).some(isHidden)).toBe(false)
})

test('the rows beneath other products show it no more than lists do', async () => {
  const ids = new Set(hidden.map(({ id }) => id))
  const isHidden = (card: string) => productLinks(card).some((link) => ids.has(link.replace(/.*\//, '')))
  const { results } = await (
    await shop.db()
  )
    .prepare(
      `SELECT DISTINCT other.product_id AS id FROM product_tags own JOIN product_tags other ON other.tag_id = own.tag_id
       WHERE own.tag_kind = 'category' AND own.product_id IN (SELECT product_id FROM hidden_prices)`,
    )
    .all<{ id: string }>()
  const pages = await Promise.all(
    results.map(async ({ id }) => (await shop.visit('localhost', `/products/beside/${id}`)).text()),
  )
  const cards = pages.flatMap((page) => page.split('<li>')).filter(isHidden)
  expect(cards.length).toBeGreaterThan(0)
  for (const card of cards) expect(card.replace(/<\/li>[^]*/, '')).not.toContain('£')
})

test('no list shows it beside their names', async () => {
  const ids = new Set(hidden.map(({ id }) => id))
  const tiles = (await everyTile()).filter((tile) =>
    productLinks(tile).some((link) => ids.has(link.replace(/.*\//, ''))),
  )
  expect(tiles.length).toBeGreaterThan(0)
  for (const tile of tiles) expect(tile).not.toContain('£')
})

/** Each of their options, swatches and sellers, as an address asks for it. */
async function everyChoice(): Promise<{ id: string; query: string }[]> {
  const { results } = await (
    await shop.db()
  )
    .prepare(
      `WITH asked AS (SELECT id FROM variants WHERE product_id IN (SELECT product_id FROM hidden_prices))
       SELECT variant_id AS id, 'option=' || id AS query FROM options WHERE variant_id IN (SELECT id FROM asked)
       UNION ALL SELECT variant_id, 'swatch=' || id FROM swatches WHERE variant_id IN (SELECT id FROM asked)
       UNION ALL SELECT variant_id, 'seller=' || seller_id FROM seller_inventories
         WHERE variant_id IN (SELECT id FROM asked)`,
    )
    .all<{ id: string; query: string }>()
  return results
}

/** Of all pages of the list. */
async function everyTile(query = ''): Promise<string[]> {
  const tiles: string[] = []
  for (let page = 1; ; page++) {
    const answer = await shop.visit(
      'localhost',
      `/products?${new URLSearchParams(`${query}${page === 1 ? '' : `&page=${page}`}`).toString()}`,
    )
    if (answer.status !== 200) return tiles
    tiles.push(
      ...(await answer.text())
        .split('<article')
        .slice(1)
        .map((tile) => tile.replace(/<\/article>[^]*/, '')),
    )
  }
}

/** Whole numbers and prices: a price inside a longer number is no price. */
function numbersIn(text: string): string[] {
  return text.match(/£?\d[\d,]*(\.\d+)?/g) ?? []
}
