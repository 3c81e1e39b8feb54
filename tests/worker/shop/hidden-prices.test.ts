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

test('no list shows it beside their names', async () => {
  const ids = new Set(hidden.map(({ id }) => id))
  const tiles = (await everyTile()).filter((tile) =>
    productLinks(tile).some((link) => ids.has(link.replace(/.*\//, ''))),
  )
  expect(tiles.length).toBeGreaterThan(0)
  for (const tile of tiles) expect(tile).not.toContain('£')
})

/** Of all pages of the list. */
async function everyTile(): Promise<string[]> {
  const tiles: string[] = []
  for (let page = 1; ; page++) {
    const answer = await shop.visit('localhost', page === 1 ? '/products' : `/products?page=${page}`)
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
