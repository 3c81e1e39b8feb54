import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operatorOf } from './operator.ts'
import { type Shop, openShop } from './open-shop.ts'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})

afterAll(() => shop.close())

async function read(path: string) {
  const answer = await shop.visit('localhost', path)
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
}

function robotsOf(text: string) {
  return {
    canonical: /<link rel="canonical" href="https:\/\/localhost([^"]*)"/.exec(text)?.[1] ?? null,
    isIndexed: !text.includes('<meta name="robots" content="noindex, follow">'),
  }
}

describe('an address of a list', () => {
  test.each([
    ['/products/category-sofas', '/products/category-furniture-sofas'],
    ['/products/color-white-black', '/products/color-black-white'],
    ['/products/color-black/category-lighting', '/products/category-lighting/color-black'],
    ['/products/room-living?sort=dearest&stock=perhaps', '/products/room-living'],
    ['/products?page=1', '/products'],
    ['/products?searchQuery=++lamp+', '/products?searchQuery=lamp'],
  ])('%s leads to %s, from the cached page', async (path, location) => {
    const answer = await shop.visit('localhost', path)
    expect([answer.status, answer.headers.get('location')]).toEqual([308, location])
    expect(answer.headers.get('cloudflare-cdn-cache-control')).toContain('max-age=300')
  })

  test.each([
    '/products/color-mauvelous',
    '/products/room-living-attic',
    '/products/sofas',
    '/products/room-living?page=99',
    '/products/color-black/color-white/color-grey/color-red/color-blue/color-green/color-pink/color-brown',
  ])('%s is none', async (path) => {
    const { status, text } = await read(path)
    expect(status).toBe(404)
    expect(text).toContain('Oops ! The Page Not Found.')
  })

  test('that is nearly right is answered with what may have been meant', async () => {
    const { text } = await read('/products/category-furniture-soffas')
    expect(text).toContain('href="/products/category-furniture-sofas"')
  })

  test('asks the market three times at most where no slug must be read, and never for a warm page', async () => {
    for (const path of [
      '/products',
      '/products?searchQuery=oak',
      '/products?below=100&sort=price-low&stock=yes',
    ]) {
      await operatorOf(shop).forgetEverything()
      await shop.weather.travellers()
      expect((await read(path)).status).toBe(200)
      expect((await shop.weather.travellers()).length, path).toBeLessThanOrEqual(3)
      await read(path)
      expect(await shop.weather.travellers()).toEqual([])
    }
  })

  test('with segments needs the known slugs once a day besides, and one question for each other state', async () => {
    await operatorOf(shop).forgetEverything()
    await shop.weather.travellers()
    await read('/products/room-living')
    expect((await shop.weather.travellers()).map(({ path }) => path).toSorted()).toEqual([
      '/web/products',
      '/web/retailer-menu',
      '/web/tags',
      '/web/template-details',
    ])
    await read('/products/room-living/color-black')
    expect((await shop.weather.travellers()).map(({ path }) => path)).toEqual(['/web/products'])
  })
})

describe('what a list tells crawlers', () => {
  test.each([
    ['/products', '/products', true],
    ['/products/room-living', '/products/room-living', true],
    ['/products/room-living?page=2', '/products/room-living?page=2', true],
    ['/products/category-furniture/room-living', '/products/category-furniture/room-living', true],
    ['/products/room-living?sort=price-low', '/products/room-living', false],
    ['/products/room-living?below=500&stock=yes', '/products/room-living', false],
    ['/products/color-black-white', null, false],
    ['/products/room-living/style-zen/color-black', null, false],
    ['/products?searchQuery=oak', null, false],
  ])('%s: its one address is %s, to be kept: %s', async (path, canonical, isIndexed) => {
    const { status, text } = await read(path)
    expect(status).toBe(200)
    expect(robotsOf(text)).toEqual({ canonical, isIndexed })
  })

  test('links to lists that are not for them say so', async () => {
    const { text } = await read('/products/room-living')
    const panel = /data-region="panel"[^]*?<div class="list-bar"/.exec(text)?.[0] ?? ''
    const links = [...panel.matchAll(/<a href="([^"]+)"([^>]*)>/g)]
    expect(links.length).toBeGreaterThan(20)
    for (const [, href = '', rest = ''] of links) {
      if (rest.includes('aria-current')) continue
      const { isIndexed } = robotsOf((await read(href.replaceAll('&amp;', '&'))).text)
      expect(rest.includes('nofollow'), href).toBe(!isIndexed)
    }
  })

  test('are its products in order, and a picture for shared links', async () => {
    const { text } = await read('/products/category-furniture-sofas')
    const data = JSON.parse(/<script type="application\/ld\+json">([^<]*)/.exec(text)?.[1] ?? '')
    const main = text.replace(/[^]*<main/, '')
    const tiles = [...main.matchAll(/<h2[^>]*>\s*<a href="([^"]+)"/g)].map(
      ([, href = '']) => `https://localhost${href}`,
    )
    expect(data).toMatchObject({ '@type': 'ItemList' })
    expect(data.itemListElement.map(({ url }: { url: string }) => url)).toEqual(tiles)
    expect(data.itemListElement.map(({ position }: { position: number }) => position)).toEqual(
      tiles.map((_, at) => at + 1),
    )
    expect(text).toContain('<title>Sofas – Archipelago</title>')
    expect(text).toMatch(/<meta property="og:title" content="Sofas">/)
    expect(text).toMatch(/<meta property="og:image" content="https:\/\/localhost\/media\/s\/[^"]+\.jpg">/)
    expect(text).toContain(
      '<meta property="og:url" content="https://localhost/products/category-furniture-sofas">',
    )
  })
})

describe('what a list shows', () => {
  test('below a ceiling nothing costs more, and nothing hides its price', async () => {
    const { text } = await read('/products?below=100')
    const tiles = text
      .split('<article')
      .slice(1)
      .map((tile) => tile.replace(/<\/article>[^]*/, ''))
    expect(tiles.length).toBeGreaterThan(5)
    for (const tile of tiles) {
      const [, pounds = ''] = /class="price"[^]*?£([\d.,]+)/.exec(tile) ?? []
      expect(Number(pounds.replace(',', ''))).toBeGreaterThan(0)
      expect(Number(pounds.replace(',', ''))).toBeLessThan(100)
    }
  })

  test('in stock shows what the market says can be had, and a chip that takes it away', async () => {
    const { text } = await read('/products?stock=yes')
    const db = await shop.db()
    const sold = await db
      .prepare(
        `SELECT COUNT(DISTINCT sp.product_id) AS count FROM site_products sp
         JOIN variants v ON v.product_id = sp.product_id JOIN seller_inventories i ON i.variant_id = v.id
         WHERE sp.site = 'archipelago' AND i.inventory_status = 'active' AND i.quantity > 0`,
      )
      .first<{ count: number }>()
    expect(text).toContain(`${sold?.count} Products`)
    expect(text).toMatch(/<a class="chip chosen" href="\/products"[^>]*>[^]*?In stock/)
  })

  test('all five ways to sort, the chosen one named', async () => {
    const { text } = await read('/products?sort=price-low')
    const names = [
      ...text.matchAll(/<a href="[^"]*"(?: aria-current="true")? rel="nofollow">\s*([^<]+?)\s*<\/a>/g),
    ].map(([, name]) => name)
    expect(names).toEqual(
      expect.arrayContaining([
        'All Products',
        'In Stock',
        'Price low to high',
        'Price high to low',
        'Relevance',
      ]),
    )
    expect(text).toContain('Sort by: Price low to high')
  })

  test('nothing of a site that doesn’t sell it: its slugs are unknown there', async () => {
    const foreign = await shop.visit('maison.localhost', '/products/brand-drystone')
    expect(foreign.status).toBe(404)
  })
})
