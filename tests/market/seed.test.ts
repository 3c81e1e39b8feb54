import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { listProducts, listTags, productByVariant } from '#contract/market/catalogue.ts'
import { tagKinds } from '#contract/market/tag.ts'
import { testCustomers } from '#identity/seed/customers.ts'
import { customers } from '#market/seed/from-catalogue/customers.ts'
import { seedStatements } from '#market/seed/index.ts'
import { ask } from './ask.ts'

const sites = ['archipelago', 'hearth', 'nordlys', 'maison']

async function seed(): Promise<void> {
  await env.DB.batch(seedStatements([...sites, 'rowan']).map((sql) => env.DB.prepare(sql)))
}

/** What stands in every table, apart from how often the catalogue has been changed. */
async function everyRow(): Promise<Record<string, unknown[]>> {
  const { results: tables } = await env.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%STRICT%' AND name <> 'catalogue'",
  ).all<{ name: string }>()
  const rows = await env.DB.batch(tables.map(({ name }) => env.DB.prepare(`SELECT * FROM ${name}`)))
  return Object.fromEntries(tables.map(({ name }, at) => [name, rows[at]?.results ?? []]))
}

async function all<Row>(sql: string, ...values: string[]): Promise<Row[]> {
  const { results } = await env.DB.prepare(sql)
    .bind(...values)
    .all<Row>()
  return results
}

/** How many products of a site bear each tag, itself or through a child. */
async function countsAt(site: string): Promise<Map<string, number>> {
  const rows = await all<{ tag: string; products: number }>(
    `SELECT tag, count(DISTINCT product_id) AS products FROM (
       SELECT tagging.tag_id AS tag, sp.product_id FROM site_products sp
         JOIN product_tagging tagging ON tagging.product_id = sp.product_id WHERE sp.site = ?1
       UNION SELECT t.parent_id, sp.product_id FROM site_products sp
         JOIN product_tagging tagging ON tagging.product_id = sp.product_id
         JOIN tags t ON t.id = tagging.tag_id AND t.parent_id IS NOT NULL WHERE sp.site = ?1
     ) GROUP BY tag`,
    site,
  )
  return new Map(rows.map(({ tag, products }) => [tag, products]))
}

/** Every value that stands under the name of a price, however deep. */
function pricesIn(answer: unknown): Set<unknown> {
  const prices = new Set<unknown>()
  JSON.stringify(answer, (name, value: unknown) => {
    if (/^(rrp|rrpWithoutDiscount|actualPrice|basePrice|price|surcharge)$/.test(name)) prices.add(value)
    return value
  })
  return prices
}

const rooms = ['living', 'bedroom', 'bathroom', 'kitchen', 'dining', 'garden', 'study', 'children', 'family']
const styles = [
  'artdeco',
  'industrial',
  'classic',
  'designer',
  'mainstream',
  'midcentury',
  'ethnic',
  'baroque',
  'playful',
  'rustic',
  'shabby',
  'zen',
]
const fixedGroups = ['furniture', 'finishes', 'lighting', 'storage', 'accessories']

beforeAll(async () => {
  await applyD1Migrations(env.DB, env.MIGRATIONS)
  await applyD1Migrations(env.SEARCH, env.SEARCH_MIGRATIONS)
  await seed()
})

describe('the demo catalogue', () => {
  test('is the same after a second seeding, which is a change of the catalogue', async () => {
    const before = await everyRow()
    const [was] = await all<{ version: number }>('SELECT version FROM catalogue')
    await seed()
    expect(await everyRow()).toEqual(before)
    expect(await all('SELECT version FROM catalogue')).toEqual([{ version: (was?.version ?? 0) + 1 }])
  })

  test('is large enough to feel like a shop', async () => {
    const rows = await everyRow()
    const least = {
      products: 72,
      variants: 220,
      sellers: 6,
      reviews: 300,
      posts: 8,
      moodrooms: 12,
      promo_codes: 4,
    }
    for (const [table, size] of Object.entries(least))
      expect(rows[table]?.length, table).toBeGreaterThanOrEqual(size)
    const { tags } = await ask('rowan', listTags)
    expect(new Set(tags.map(({ type }) => type))).toEqual(new Set(tagKinds))
  })

  test.each(sites)('fills every fixed menu and every group of the mega menu at %s', async (site) => {
    const counts = await countsAt(site)
    const wanted = [
      ...fixedGroups.map((slug) => `category-${slug}`),
      ...rooms.map((slug) => `room-${slug}`),
      ...styles.map((slug) => `style-${slug}`),
    ]
    expect(wanted.filter((tag) => !counts.get(tag))).toEqual([])
    const listed = await all<{ tag_id: string }>(
      'SELECT tag_id FROM menu_entries WHERE site = ?1 AND tag_id IS NOT NULL',
      site,
    )
    expect(listed.filter(({ tag_id }) => !counts.get(tag_id))).toEqual([])
  })

  test('gives every site a shop of its own, in an order of its own', async () => {
    const orders = await Promise.all(
      sites.map(async (site) => {
        const rows = await all<{ product_id: string }>(
          'SELECT product_id FROM site_products WHERE site = ?1 ORDER BY rank',
          site,
        )
        return rows.map(({ product_id }) => product_id)
      }),
    )
    const [everything = [], ...brandSites] = orders
    for (const own of brandSites) {
      const others = new Set(brandSites.filter((order) => order !== own).flat())
      expect(own.length).toBeGreaterThan(48)
      expect(own.length).toBeLessThan(everything.length)
      expect(own.filter((id) => !others.has(id)).length).toBeGreaterThan(5)
    }
  })

  test('gives a site that it doesn’t know everything', async () => {
    const products = (await everyRow())['products']?.length
    const statements = seedStatements([...sites, 'orchard']).filter((sql) =>
      sql.startsWith('INSERT INTO site_products'),
    )
    expect(statements.join().match(/'orchard'/g)).toHaveLength(products ?? 0)
  })

  test('leads with a variant that can be bought, where there is one', async () => {
    const sad = await all(
      `SELECT sp.site, sp.lead_variant_id FROM site_products sp WHERE sp.lead_variant_id NOT IN (
         SELECT variant_id FROM seller_inventories WHERE inventory_status = 'active')
       AND sp.product_id IN (SELECT v.product_id FROM variants v JOIN seller_inventories i ON i.variant_id = v.id
         WHERE i.inventory_status = 'active')`,
    )
    expect(sad).toEqual([])
  })

  test('has reduced, hidden, sold-out, single, optional and rival offers', async () => {
    const count = async (sql: string) => (await all<{ n: number }>(sql))[0]?.n ?? 0
    expect(await count('SELECT count(*) n FROM products WHERE promotional_discount > 0')).toBeGreaterThan(4)
    expect(await count('SELECT count(DISTINCT product_id) n FROM hidden_prices')).toBeGreaterThan(2)
    expect(await count('SELECT count(*) n FROM options')).toBeGreaterThan(8)
    expect(
      await count(
        'SELECT count(*) n FROM (SELECT 1 FROM seller_inventories GROUP BY variant_id HAVING sum(quantity) = 0)',
      ),
    ).toBeGreaterThan(2)
    expect(
      await count(
        'SELECT count(*) n FROM (SELECT 1 FROM seller_inventories GROUP BY variant_id HAVING count(*) > 1)',
      ),
    ).toBeGreaterThan(20)
    expect(
      await count('SELECT count(*) n FROM (SELECT 1 FROM variants GROUP BY product_id HAVING count(*) = 1)'),
    ).toBeGreaterThan(1)
    expect(await count('SELECT max(length(name)) n FROM products')).toBeGreaterThan(60)
  })

  test('says of its reviews what its products say', async () => {
    const wrong = await all(
      `SELECT p.id FROM products p LEFT JOIN reviews r ON r.product_id = p.id GROUP BY p.id
       HAVING p.review_count <> count(r.id) OR p.rating_sum <> ifnull(sum(r.rating), 0)`,
    )
    expect(wrong).toEqual([])
    const ratings = await all<{ rating: number }>('SELECT DISTINCT rating FROM reviews ORDER BY rating')
    expect(ratings.map(({ rating }) => rating)).toEqual([1, 2, 3, 4, 5])
    const [said] = await all<{ many: number; different: number }>(
      'SELECT count(*) many, count(DISTINCT body) different FROM reviews',
    )
    expect((said?.different ?? 0) / (said?.many ?? 1)).toBeGreaterThan(0.97)
  })

  test('gives each test customer a past of things that are sold', async () => {
    const people = customers.map(({ subject: id, name, email, accountType }) => ({
      id,
      name,
      email,
      accountType,
    }))
    expect(people).toMatchObject(
      testCustomers.map(({ id, name, email, accountType }) => ({ id, name, email, accountType })),
    )
    const offers = new Set(
      (
        await all<{ offer: string }>("SELECT variant_id || ' ' || seller_id AS offer FROM seller_inventories")
      ).map(({ offer }) => offer),
    )
    const dealt = customers.flatMap(({ orders, enquiries }) => [
      ...orders.flatMap(({ lines }) => lines),
      ...enquiries,
    ])
    const unknown = dealt.filter(
      ({ variant, seller }) => !offers.has(`${variant.replace('/', '-')} seller-${seller}`),
    )
    expect(unknown).toEqual([])
    const products = new Set((await all<{ id: string }>('SELECT id FROM products')).map(({ id }) => id))
    expect(customers.flatMap(({ bookmarks }) => bookmarks).filter((id) => !products.has(id))).toEqual([])
    const written = await all('SELECT id FROM reviews WHERE subject IS NOT NULL')
    expect(written).toHaveLength(customers.flatMap(({ reviews }) => reviews).length)
  })

  test('has articles to read, with pictures and products', async () => {
    const posts = await all<{ body_html: string }>('SELECT body_html FROM posts')
    for (const { body_html } of posts) {
      const words = body_html.replace(/<[^>]+>/g, ' ').split(/\s+/).length
      expect(words).toBeGreaterThan(300)
      expect(words).toBeLessThan(650)
    }
    expect(await all('SELECT id FROM posts WHERE id NOT IN (SELECT post_id FROM post_products)')).toEqual([])
  })

  test('never lets a hidden price out, in no answer and at no depth', async () => {
    const hidden = await all<{ product_id: string; id: string }>(
      'SELECT DISTINCT v.product_id, v.id FROM variants v JOIN hidden_prices h ON h.product_id = v.product_id',
    )
    const pages = await Promise.all(hidden.map(({ id }) => ask('rowan', productByVariant, { query: { id } })))
    const { pageCount } = await ask('rowan', listProducts)
    const lists = await Promise.all(
      Array.from({ length: pageCount }, (_, at) => ask('rowan', listProducts, { query: { page: at + 1 } })),
    )
    const tiles = lists
      .flatMap(({ retailerProducts }) => retailerProducts)
      .filter(({ productId }) => hidden.some(({ product_id }) => product_id === productId))
    expect(tiles).toHaveLength(new Set(hidden.map(({ product_id }) => product_id)).size)
    expect(pricesIn([tiles, pages])).toEqual(new Set([null]))
    expect(pricesIn(lists).size).toBeGreaterThan(20)
  })

  test('can be carried out by D1: short statements without parameters', () => {
    const lengths = seedStatements().map((sql) => new TextEncoder().encode(sql).length)
    expect(Math.max(...lengths)).toBeLessThan(100_000)
    expect(lengths.length).toBeLessThan(200)
  })

  test('names each size of a picture by the width in its address', async () => {
    const pictures = await all<{ url: string; width: number; widths: string }>(
      "SELECT url, width, widths FROM media WHERE widths <> '[]'",
    )
    for (const { url, width, widths } of pictures) {
      expect(url).toMatch(new RegExp(`-${width}\\.avif$`))
      expect(JSON.parse(widths)).toContain(width)
      expect(url.length).toBeLessThan(90)
    }
  })
})
