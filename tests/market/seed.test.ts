import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { allPictures } from '#market/seed/pictures/index.ts'
import { seedStatements } from '#market/seed/index.ts'
import { readProductPage } from '#market/queries/product-page.ts'
import { wholeAssortment } from '#market/queries/selection.ts'
import { listUsedTags } from '#market/queries/tags.ts'
import { listProducts, productByVariant } from '#contract/market/catalogue.ts'
import { ask } from './ask.ts'
import { tagKinds } from '#contract/market/tag.ts'

const sites = ['archipelago', 'hearth', 'nordlys', 'maison']

async function seed(): Promise<void> {
  await env.DB.batch(seedStatements([...sites, 'rowan']).map((sql) => env.DB.prepare(sql)))
}

async function everyRow(): Promise<Record<string, unknown[]>> {
  const { results: tables } = await env.DB.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%STRICT%'",
  ).all<{ name: string }>()
  const rows = await env.DB.batch(tables.map(({ name }) => env.DB.prepare(`SELECT * FROM ${name}`)))
  return Object.fromEntries(tables.map(({ name }, at) => [name, rows[at]?.results ?? []]))
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

const productsOf = async (site: string) =>
  (await readProductPage(env.DB, { selection: wholeAssortment(site), page: 1 })).products

beforeAll(async () => {
  await applyD1Migrations(env.DB, env.MIGRATIONS)
  await seed()
})

describe('the demo catalogue', () => {
  test('is the same after a second seeding', async () => {
    const before = await everyRow()
    await seed()
    expect(await everyRow()).toEqual(before)
  })

  test('holds 24 products of 12 brands and 5 sellers in 60 variants', async () => {
    const rows = await everyRow()
    const sizes = ['products', 'variants', 'sellers'].map((table) => rows[table]?.length)
    expect(sizes).toEqual([24, 60, 5])
    const brands = await listUsedTags(env.DB, { site: 'archipelago', kind: 'brand' })
    expect(brands).toHaveLength(12)
  })

  test('fills the fixed groups of the mega menu', async () => {
    const tags = await listUsedTags(env.DB, { site: 'archipelago' })
    const slugs = (kind: string) => tags.filter((tag) => tag.kind === kind).map(({ urlSlug }) => urlSlug)
    expect(slugs('category')).toEqual(
      expect.arrayContaining(['furniture', 'finishes', 'lighting', 'storage']),
    )
    expect(slugs('room')).toEqual([
      'living',
      'bedroom',
      'bathroom',
      'kitchen',
      'dining',
      'garden',
      'study',
      'children',
      'family',
    ])
    expect(slugs('style').toSorted()).toEqual(
      [
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
      ].toSorted(),
    )
    expect(new Set(tags.map(({ kind }) => kind))).toEqual(new Set(tagKinds))
  })

  test('gives every site at least eight products, in an order of its own', async () => {
    const orders = await Promise.all(sites.map(async (site) => (await productsOf(site)).map(({ id }) => id)))
    expect(orders.map(({ length }) => length)).toEqual([24, 10, 11, 10])
    const [, ...brandSites] = orders
    for (const own of brandSites) {
      const others = new Set(brandSites.filter((order) => order !== own).flat())
      expect(own.filter((id) => !others.has(id)).length).toBeGreaterThan(2)
    }
  })

  test('gives a site that it doesn’t know everything', () => {
    const statements = seedStatements([...sites, 'orchard']).filter((sql) =>
      sql.startsWith('INSERT INTO site_products'),
    )
    expect(statements.join().match(/'orchard'/g)).toHaveLength(24)
  })

  test('has reduced, hidden, sold-out, optional and rival offers', async () => {
    const products = await productsOf('archipelago')
    const some = (is: (product: (typeof products)[number]) => boolean) => products.filter(is).length
    expect(some(({ rates }) => rates.promotionalDiscount > 0)).toBeGreaterThan(2)
    expect(some(({ hidesPrice }) => hidesPrice)).toBe(3)
    expect(some(({ variants }) => variants.some(({ offers }) => offers.length > 1))).toBeGreaterThan(4)
    expect(
      some(({ variants }) => variants.some(({ offers }) => offers.every(({ quantity }) => quantity === 0))),
    ).toBeGreaterThan(2)
    const { options } = await everyRow()
    expect(options?.length).toBeGreaterThan(8)
  })

  test('shows pounds without pence before a discount', async () => {
    for (const { id } of (await productsOf('rowan')).flatMap(({ variants }) => variants)) {
      const { product } = await ask('rowan', productByVariant, { query: { id } })
      const pence = product.variants.map(({ rrpWithoutDiscount }) => (rrpWithoutDiscount ?? 0) % 100)
      expect(new Set(pence)).toEqual(new Set([0]))
    }
  })

  test('never lets a hidden price out, in no answer and at no depth', async () => {
    const products = await productsOf('rowan')
    const hidden = products.filter(({ hidesPrice }) => hidesPrice)
    expect(hidden.map(({ id }) => id)).toEqual(['belleville-chair', 'vendome-table', 'celeste-bed'])
    const { retailerProducts } = await ask('rowan', listProducts)
    const tiles = retailerProducts.filter(({ productId }) => hidden.some(({ id }) => id === productId))
    const pages = await Promise.all(
      hidden.flatMap(({ variants }) =>
        variants.map(({ id }) => ask('rowan', productByVariant, { query: { id } })),
      ),
    )
    expect(tiles.length + pages.length).toBe(3 + 7)
    expect(pricesIn([tiles, pages])).toEqual(new Set([null]))
    expect(pricesIn(retailerProducts).size).toBeGreaterThan(20)
  })

  test('can be carried out by D1: short statements without parameters', () => {
    const lengths = seedStatements().map((sql) => new TextEncoder().encode(sql).length)
    expect(Math.max(...lengths)).toBeLessThan(100_000)
    expect(lengths.length).toBeLessThan(200)
  })

  test('has a picture for every variant, small and named by its row', () => {
    const pictures = allPictures()
    expect(pictures.length).toBeGreaterThan(120)
    expect(pictures.filter(({ svg }) => svg.length > 3_072).map(({ row }) => row.id)).toEqual([])
  })
})
