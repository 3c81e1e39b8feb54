import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { filterProducts } from '#contract/market/catalogue.ts'
import { keepAllCards } from '#market/queries/kept-cards.ts'
import { cardForm, cardOf, choicesOf } from '#market/queries/product-card.ts'
import { readListedProducts } from '#market/queries/product-page.ts'
import { readSuggestedProducts } from '#market/queries/suggested-product.ts'
import { ask } from './ask.ts'
import { makeWorld } from './world.ts'

beforeAll(async () => {
  await makeWorld()
  // What everything else needs before it can be taken away again.
  await run(`INSERT INTO products (id, name, url_slug, brand_id, seo_title, seo_description, summary_html, delivery_note,
    mark_up, vat_tax) VALUES ('bench', 'Bench', 'bench', 'brand-nair', '', '', '', '', 12500, 2000)`)
})
beforeEach(() => keepAllCards(env.DB))

const run = (sql: string) => env.DB.prepare(sql).run()

/** By product; a kept card that differs from what its tables say would be shown to everybody. */
async function kept(): Promise<Map<string, boolean>> {
  const { results } = await env.DB.prepare(
    `SELECT n.product_id, kept.card = ${cardOf('n.product_id')} AND kept.choices = ${choicesOf('n.product_id')} AS is_true
    FROM product_cards kept JOIN product_numbers n ON n.number = kept.number WHERE kept.form = ${cardForm}`,
  ).all<{ product_id: string; is_true: number }>()
  return new Map(results.map((row) => [row.product_id, row.is_true === 1]))
}

const settle = "product_id = 'settle'"
const ofSettle = "variant_id = 'settle-oak'"
const variant = (
  id: string,
) => `INSERT INTO variants (id, product_id, position, name, seo_title, meta_title, url_slug,
  description_html, sku, main_media_id) VALUES ('${id}', 'settle', 9, 'Nine', '', '', 'nine', '', '${id}', 'oak')`

/** Everything that a card of the settle says, changed the one way or the other. */
const changes = [
  "UPDATE products SET name = 'Long settle' WHERE id = 'settle'",
  "UPDATE products SET url_slug = 'long-settle' WHERE id = 'settle'",
  "UPDATE products SET brand_id = 'brand-ashby' WHERE id = 'settle'",
  "UPDATE products SET mark_up = 13000 WHERE id = 'settle'",
  "UPDATE products SET vat_tax = 500 WHERE id = 'settle'",
  "UPDATE products SET promotional_discount = 100 WHERE id = 'settle'",
  "UPDATE products SET review_count = 4, rating_sum = 15 WHERE id = 'settle'",
  "UPDATE tags SET name = 'Ashby & Son' WHERE id = 'brand-ashby'",
  "UPDATE tags SET url_slug = 'ashby-son' WHERE id = 'brand-ashby'",
  ...['url', 'thumbnail', 'name', 's3key'].map(
    (column) => `UPDATE media SET ${column} = 'x' WHERE id = 'oak'`,
  ),
  ...['width', 'height'].map((column) => `UPDATE media SET ${column} = 7 WHERE id = 'oak'`),
  "UPDATE media SET widths = '[7]' WHERE id = 'oak'",
  "UPDATE media SET share_url = '/share.jpg' WHERE id = 'oak'",
  "UPDATE media SET colour = '#123456' WHERE id = 'oak'",
  ...['name', 'seo_title', 'url_slug'].map(
    (column) => `UPDATE variants SET ${column} = 'Changed' WHERE id = 'settle-oak'`,
  ),
  "UPDATE variants SET surcharge = 5 WHERE id = 'settle-oak'",
  "UPDATE variants SET position = 8 WHERE id = 'settle-oak'",
  "UPDATE variants SET main_media_id = 'red' WHERE id = 'settle-oak'",
  variant('settle-nine'),
  "DELETE FROM variants WHERE id = 'settle-nine'",
  `UPDATE seller_inventories SET base_price = base_price + 1 WHERE ${ofSettle}`,
  `UPDATE seller_inventories SET delivery_charge = delivery_charge + 1 WHERE ${ofSettle}`,
  `UPDATE seller_inventories SET inventory_status = 'out_of_stock' WHERE ${ofSettle}`,
  `UPDATE seller_inventories SET inventory_status = 'order_by_email' WHERE ${ofSettle}`,
  `UPDATE seller_inventories SET inventory_status = 'active' WHERE ${ofSettle}`,
  `UPDATE seller_inventories SET quantity = 0 WHERE ${ofSettle}`,
  `UPDATE seller_inventories SET quantity = 3 WHERE ${ofSettle}`,
  `UPDATE seller_inventories SET seller_id = 'wren' WHERE ${ofSettle} AND seller_id = 'tom'`,
  `DELETE FROM seller_inventories WHERE ${ofSettle} AND seller_id = 'wren'`,
  `INSERT INTO seller_inventories (variant_id, seller_id, base_price, delivery_method, lead_time, inventory_status,
    quantity, max_order_size) VALUES ('settle-oak', 'wren', 900, 'Van', 'A day', 'active', 1, 1)`,
  ...['options', 'swatches'].flatMap((table) => [
    `INSERT INTO ${table} (id, variant_id, position, name) VALUES ('new', 'settle-red', 7, 'New')`,
    `UPDATE ${table} SET name = 'Newer' WHERE id = 'new'`,
    `UPDATE ${table} SET surcharge = 3 WHERE id = 'new'`,
    `UPDATE ${table} SET inventory_status = 'order_by_email' WHERE id = 'new'`,
    `DELETE FROM ${table} WHERE id = 'new'`,
  ]),
  "INSERT INTO variant_tags (variant_id, tag_id, tag_kind) VALUES ('settle-red', 'style-rustic', 'style')",
  "UPDATE variant_tags SET tag_id = 'filter-cosy', tag_kind = 'filter' WHERE variant_id = 'settle-red' AND tag_id = 'style-rustic'",
  "DELETE FROM variant_tags WHERE variant_id = 'settle-red' AND tag_id = 'filter-cosy'",
  `UPDATE variants SET product_id = 'bench' WHERE id = 'settle-unsold' AND ${settle}`,
]

describe('a kept card', () => {
  test.each(changes)('goes with what it says: %s', async (change) => {
    expect((await kept()).get('settle')).toBe(true)
    await run(change)
    expect((await kept()).has('settle')).toBe(false)
  })

  test('is true of every product, whatever was changed', async () => {
    for (const change of ["UPDATE tags SET name = 'Nair & Ashby' WHERE id = 'brand-nair'", variant('ten')]) {
      await run(change)
      expect([...(await kept()).values()]).not.toContain(false)
    }
    await keepAllCards(env.DB)
    expect((await kept()).size).toBeGreaterThan(30)
    expect([...(await kept()).values()]).not.toContain(false)
  })

  test('stays where only others change, and while some are left', async () => {
    await run("UPDATE products SET name = 'Tall stool' WHERE id = 'stool'")
    await run(`UPDATE seller_inventories SET quantity = quantity + 4 WHERE ${ofSettle}`)
    expect((await kept()).get('settle')).toBe(true)
    expect((await kept()).has('stool')).toBe(false)
  })

  test('is not read where another release wrote it', async () => {
    const wanted = { site: 'rowan', numbers: await numbersOf('settle') }
    const before = await readListedProducts(env.DB, wanted)
    await run(`UPDATE product_cards SET form = ${cardForm + 1}, card = '[]'`)
    expect(await readListedProducts(env.DB, wanted)).toEqual(before)
    await keepAllCards(env.DB)
    expect((await kept()).get('settle')).toBe(true)
  })

  test('isn’t kept while an order holds the last piece: it may come back by itself', async () => {
    await run(`UPDATE seller_inventories SET quantity = 0 WHERE ${ofSettle}`)
    await run(`INSERT INTO orders (id, site, key, cart_version, catalogue_version, sub_total, discount, total, address,
      placed_at) VALUES ('ada', 'rowan', 'ada', 1, 1, 0, 0, 0, '{}', 0)`)
    await run(`INSERT INTO order_lines (id, order_id, position, product_id, variant_id, seller_id, product_name, seo_title,
      url_slug, quantity, unit, discount, state, held_until)
      VALUES ('ada', 'ada', 1, 'settle', 'settle-oak', 'priya', '', '', '', 1, 0, 0, 'placed', unixepoch() + 60)`)
    await keepAllCards(env.DB)
    expect((await kept()).has('settle')).toBe(false)
  })
})

describe('a list', () => {
  test('says the same with cards and without', async () => {
    const wanted = { site: 'rowan', numbers: await numbersOf('settle', 'stool', 'peg-01') }
    const [listed, suggested] = [
      await readListedProducts(env.DB, wanted),
      await readSuggestedProducts(env.DB, wanted),
    ]
    await run('DELETE FROM product_cards')
    expect(await readListedProducts(env.DB, wanted)).toEqual(listed)
    expect(await readSuggestedProducts(env.DB, wanted)).toEqual(suggested)
    expect(listed.products.map(({ id }) => id)).toEqual(['settle', 'stool', 'peg-01'])
  })

  test('has its cards kept once its index is built', async () => {
    await run('DELETE FROM product_cards')
    await run('UPDATE catalogue SET version = version + 1')
    await ask('rowan', filterProducts, { query: { page: 1 }, body: {} })
    await expect.poll(async () => (await kept()).size).toBeGreaterThan(30)
  })
})

async function numbersOf(...ids: string[]): Promise<number[]> {
  const { results } = await env.DB.prepare(
    'SELECT n.number FROM json_each(?) asked JOIN product_numbers n ON n.product_id = asked.value ORDER BY asked.key',
  )
    .bind(JSON.stringify(ids))
    .all<{ number: number }>()
  return results.map(({ number }) => number)
}
