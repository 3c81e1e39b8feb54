import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { productLinks, variantId } from './html.ts'
import { operatorOf } from './operator.ts'
import { type Shop, openShop } from './open-shop.ts'

const store = '/harbour-street-home/products/seller/seller-harbour-street-home'
const profile = '/profile/seller/seller-harbour-street-home'

let shop: Shop
let forgetEverything: () => Promise<void>

beforeAll(async () => {
  shop = await openShop()
  forgetEverything = operatorOf(shop).forgetEverything
})

afterAll(() => shop.close())

beforeEach(async () => {
  await shop.weather.becomes()
})

async function read(path: string, headers: Record<string, string> = {}) {
  const answer = await shop.visit('localhost', path, { headers })
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    headers: answer.headers,
    text: await answer.text(),
  }
}

const nextOf = (text: string) => /<a[^>]*data-more[^>]*>/.exec(text)?.[0].match(/href="([^"]+)"/)?.[1]
const gridOf = (text: string) => /<ul class="grid"[^]*?<\/ul>\s*<\/div>/.exec(text)?.[0] ?? ''
const tilesOf = (text: string) =>
  gridOf(text)
    .split('<article')
    .slice(1)
    .map((tile) => variantId(productLinks(tile)[0] ?? ''))
const pricesOf = (text: string) =>
  gridOf(text)
    .split('<article')
    .slice(1)
    .flatMap((tile) => /£([\d,.]+)/.exec(tile)?.[1]?.replaceAll(',', '') ?? [])
    .map(Number)
const countOf = (text: string) => Number(/(\d+) Products/.exec(text)?.[1])

async function walk(first: string): Promise<string[][]> {
  const pages: string[][] = []
  for (let path: string | undefined = first; path !== undefined;) {
    const { status, text } = await read(path.replaceAll('&amp;', '&'))
    expect(status, path).toBe(200)
    pages.push(tilesOf(text))
    path = nextOf(text)
  }
  return pages
}

describe('a seller’s store', () => {
  test('shows everything once, twelve at a time, in one order on all its pages', async () => {
    const { text } = await read(store)
    const pages = await walk(store)
    expect(pages.slice(0, -1).every((page) => page.length === 12)).toBe(true)
    const all = pages.flat()
    expect(new Set(all).size).toBe(all.length)
    expect(all).toHaveLength(countOf(text))
    expect(nextOf(text)).toMatch(/\?page=2&(amp;)?seed=\d+$/)
    expect(await walk(store)).toEqual(pages)
  })

  test('names its seller, how it is rated and how soon it sends', async () => {
    const { text } = await read(store)
    expect(text).toMatch(new RegExp(`<h1[^>]*><a href="${profile}"[^>]*>Harbour Street Home</a></h1>`))
    expect(text).toContain('Quick deliveries from a dockside warehouse.')
    expect(text).toContain('3–7 working days')
    expect(text).toMatch(
      /[1-5]\.\d out of 5 from \d+ reviews · Usually sent within 3–7 working days · Bristol/,
    )
  })

  test('has all that the sidebar chooses from', async () => {
    const { text } = await read(store)
    for (const words of [
      'Reset All',
      'All Categories',
      'All Rooms',
      'All Prices',
      'Less than £100',
      'Less than £500',
      'Less than £1,000',
      'Show more...',
      'Show less...',
    ])
      expect(text).toContain(words)
  })

  test('is sorted by price, and narrowed by ceiling, category and rooms', async () => {
    const cheapFirst = pricesOf((await read(`${store}?sort=price-low`)).text)
    expect(cheapFirst.length).toBeGreaterThan(8)
    expect(cheapFirst).toEqual(cheapFirst.toSorted((a, b) => a - b))
    const dearFirst = pricesOf((await read(`${store}?sort=price-high`)).text)
    expect(dearFirst).toEqual(dearFirst.toSorted((a, b) => b - a))
    const cheap = await read(`${store}?below=100`)
    expect(pricesOf(cheap.text).every((price) => price < 100)).toBe(true)
    const whole = countOf((await read(store)).text)
    for (const query of [
      'below=100',
      'category=furniture',
      'room=living',
      'category=furniture&room=bedroom',
    ]) {
      const count = countOf((await read(`${store}?${query}`)).text)
      expect(count, query).toBeGreaterThan(0)
      expect(count, query).toBeLessThan(whole)
    }
    const rooms = await Promise.all(
      ['room=bedroom', 'room=living', 'room=bedroom+living'].map(async (query) =>
        countOf((await read(`${store}?${query}`)).text),
      ),
    )
    expect(rooms[2]).toBeGreaterThan(Math.max(rooms[0] ?? 0, rooms[1] ?? 0))
  })

  test('says so where nothing is left', async () => {
    const { status, text } = await read(`${store}?below=100&category=sofas`)
    expect(status).toBe(200)
    expect(text).toContain('No products found. You may try changing the search criteria...')
    expect(nextOf(text)).toBeUndefined()
  })

  test('alone is for crawlers, and not what is chosen in it', async () => {
    const plain = await read(store)
    expect(plain.text).toContain(`<link rel="canonical" href="https://localhost${store}"`)
    for (const query of ['sort=rating', 'below=100', 'room=living', 'page=2']) {
      const { text } = await read(`${store}?${query}`)
      expect(text, query).toContain('<meta name="robots" content="noindex')
    }
  })

  test('asks the market three times at most, and not at all when it is warm', async () => {
    await forgetEverything()
    await shop.weather.travellers()
    await read(store)
    expect((await shop.weather.travellers()).length).toBeLessThanOrEqual(3)
    await read(store)
    expect(await shop.weather.travellers()).toEqual([])
  })

  test.each([
    ['sort=relevance', ''],
    ['sort=dearest', ''],
    ['below=7', ''],
    ['page=1', ''],
    ['room=living+bedroom', '?room=bedroom+living'],
    ['seed=1', ''],
  ])('has one address: %s leads to it', async (query, canonical) => {
    expect(await read(`${store}?${query}`)).toMatchObject({ status: 308, location: store + canonical })
  })

  test.each(['page=0', 'page=9999', 'page=x', 'category=unheard-of', 'room=unheard-of'])(
    'has no %s',
    async (query) => {
      const { status, text } = await read(`${store}?${query}`)
      expect(status).toBe(404)
      expect(text).toContain('Oops ! The Page Not Found.')
    },
  )

  test('that can’t be asked for says so, and nobody keeps that', async () => {
    await forgetEverything()
    await shop.weather.becomes({ path: '/v1', sky: 'down' })
    const { status, headers, text } = await read(store)
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(text).toContain('Error retrieving the seller store')
    expect(text).toContain('<footer')
  })
})

describe('a seller’s profile', () => {
  test('tells the story, the ratings and how to reach them', async () => {
    const { status, text } = await read(profile)
    expect(status).toBe(200)
    expect(text).toContain('with the tide on one side')
    expect(text).toContain('href="tel:01174960209"')
    expect(text).toContain('href="mailto:crew@harbourstreet.example"')
    expect(text).toMatch(/From \d+ reviews of what they sell here/)
    for (const stars of ['5 stars', '1 star']) expect(text).toContain(stars)
    expect(text).toContain(`href="${store}"`)
  })

  test('is the same for everybody, and may be kept', async () => {
    const guest = await read(profile)
    const other = await read(profile, { cookie: '__Host-session=ada.MAC; signed-in=1' })
    expect(other.text).toBe(guest.text)
    expect(guest.headers.get('cloudflare-cdn-cache-control')).toContain('max-age=300')
    expect(guest.headers.get('set-cookie')).toBeNull()
  })

  test('says NA where nothing is known, and that nobody has reviewed anything', async () => {
    const db = await shop.db()
    await db.batch([
      db.prepare("INSERT INTO sellers (id, name) VALUES ('quiet', 'Quiet & Sons (Hull)')"),
      db.prepare(`INSERT INTO seller_inventories (variant_id, seller_id, base_price, delivery_method, lead_time,
          inventory_status, quantity, max_order_size)
        SELECT v.id, 'quiet', 100, 'Cart', 'a year', 'out_of_stock', 0, 1 FROM variants v
        JOIN site_products sp ON sp.product_id = v.product_id AND sp.site = 'archipelago'
        WHERE v.product_id NOT IN (SELECT product_id FROM reviews) LIMIT 1`),
    ])
    const { text } = await read('/profile/seller/quiet')
    expect(text.match(/<dd[^>]*>\s*NA\s*<\/dd>/g)).toHaveLength(2)
    expect(text).toContain('Nobody has reviewed what they sell yet.')
    expect(await read('/seller/quiet')).toMatchObject({
      status: 308,
      location: '/quiet-%26-sons-hull/products/seller/quiet',
    })
  })

  test('that can’t be asked for says so', async () => {
    await forgetEverything()
    await shop.weather.becomes({ path: '/v1', sky: 'down' })
    const { status, text } = await read(profile)
    expect(status).toBe(503)
    expect(text).toContain('Error retrieving seller details')
  })

  test.each(['/profile/seller/nobody', '/seller/nobody', '/_/products/seller/nobody', '/seller/a%20b'])(
    'of a stranger is not there: %s',
    async (path) => {
      expect((await read(path)).status).toBe(404)
    },
  )
})
