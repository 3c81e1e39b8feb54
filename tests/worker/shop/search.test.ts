import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { besideAnswer, besidePath, searchAnswer, searchPath } from '#contract/edge/search.ts'
import { variantId } from './html.ts'
import { operatorOf } from './operator.ts'
import { type Shop, openShop } from './open-shop.ts'

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})

afterAll(() => shop.close())

type Wanted = Partial<Parameters<typeof searchPath>[0]> & { query: string }

async function ask(
  host: string,
  { filter = '', page = 1, query }: Wanted,
): Promise<z.infer<typeof searchAnswer>> {
  const answer = await shop.visit(host, searchPath({ query, filter, page }))
  expect(answer.status).toBe(200)
  return searchAnswer.parse(await answer.json())
}

const hosts = {
  hearth: 'hearth.localhost',
  nordlys: 'nordlys.localhost',
  maison: 'maison.localhost',
  archipelago: 'localhost',
} as const

describe('a search while somebody types', () => {
  test('answers with suggestions, products and tags at once', async () => {
    const { suggestions, products, tags, totalCount } = await ask('localhost', { query: 'sofa' })
    expect(suggestions.length).toBeGreaterThan(0)
    expect(suggestions.length).toBeLessThanOrEqual(8)
    expect(products.length).toBe(Math.min(12, totalCount))
    for (const { path } of products) expect(path).toMatch(/^\/[^/]+\/products\/d\/[^/]+$/)
    expect(new Set(tags.map(({ kind }) => kind)).size).toBeGreaterThan(4)
    for (const { count } of tags) expect(count).toBeGreaterThan(0)
  })

  test('asks the market twice at most, and for tags only once', async () => {
    await operatorOf(shop).forgetEverything()
    await shop.weather.travellers()
    await ask('localhost', { query: 'rug' })
    await ask('localhost', { query: 'rug', filter: 'color-red', page: 2 })
    const asked = (await shop.weather.travellers()).map(({ path }) => path)
    expect(asked).toEqual(['/web/tags', '/web/products/suggestions', '/web/products/suggestions'])
  })

  test('goes on to further pages until there is nothing more, and no product comes twice', async () => {
    const first = await ask('localhost', { query: 'oak' })
    const all = [...first.products]
    for (let page = 2; all.length < first.totalCount; page++)
      all.push(...(await ask('localhost', { query: 'oak', page })).products)
    expect(new Set(all.map(({ variantId }) => variantId)).size).toBe(first.totalCount)
    const beyond = await ask('localhost', { query: 'oak', page: 99 })
    expect([beyond.products, beyond.totalCount]).toEqual([[], first.totalCount])
  })

  test('narrows by a filter, says its canonical form and marks what is chosen', async () => {
    const all = await ask('localhost', { query: 'oak' })
    const filter = 'moodclip-nothing/color-natural/category-beds/color-brown'
    const narrowed = await ask('localhost', { query: 'oak', filter })
    expect(narrowed.filter).toMatch(/^category-furniture-beds\/color-brown-natural$/)
    expect(narrowed.totalCount).toBeGreaterThan(0)
    expect(narrowed.totalCount).toBeLessThan(all.totalCount)
    const chosen = narrowed.tags.filter(({ isChosen }) => isChosen).map(({ slug }) => slug)
    expect(chosen.toSorted()).toEqual(['beds', 'brown', 'natural'])
    expect(await ask('localhost', { query: 'oak', filter: narrowed.filter })).toEqual(narrowed)
  })

  test('keeps a chosen value in sight that leaves nothing', async () => {
    const { tags, totalCount } = await ask('localhost', { query: 'wardrobe', filter: 'category-rugs' })
    expect(totalCount).toBe(0)
    expect(tags.filter(({ isChosen }) => isChosen)).toMatchObject([{ slug: 'rugs', count: 0 }])
  })

  test('counts each kind as if nothing of it were chosen', async () => {
    const all = await ask('localhost', { query: 'oak' })
    const narrowed = await ask('localhost', { query: 'oak', filter: 'color-brown' })
    const coloursOf = ({ tags }: typeof all) =>
      tags.flatMap((tag) => (tag.kind === 'colour' ? [tag.count] : []))
    expect(coloursOf(narrowed)).toEqual(coloursOf(all))
  })

  test('of nothing is answered with nothing, without asking the market', async () => {
    await shop.weather.travellers()
    for (const path of [
      '/api/search',
      '/api/search?query=',
      '/api/search?query=%20%20',
      '/api/search/others',
    ])
      expect((await shop.visit('localhost', path)).status).toBe(200)
    expect(await shop.weather.travellers()).toEqual([])
  })

  test('takes whatever is typed for words', async () => {
    for (const query of ['"oak" OR *', '%', 'NEAR(oak)', '<b>', '\\', '東京', 'x'.repeat(200)])
      expect((await shop.visit('localhost', searchPath({ query, filter: '', page: 1 }))).status).toBe(200)
  })

  test.each([
    ['too long a query', searchPath({ query: 'x'.repeat(201), filter: '', page: 1 })],
    ['too long a filter', searchPath({ query: 'oak', filter: 'x'.repeat(2001), page: 1 })],
    ['page 0', '/api/search?query=oak&page=0'],
    ['a page that is none', '/api/search?query=oak&page=two'],
    ['too long a query for the others', besidePath('x'.repeat(201))],
  ])('is refused with a sentence for %s', async (_what, path) => {
    const answer = await shop.visit('localhost', path)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: { code: 'search-invalid' } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('says so when the market is down', async () => {
    await shop.weather.becomes({ path: '/web/products/suggestions', sky: 'down' })
    const answer = await shop.visit('localhost', searchPath({ query: 'oak', filter: '', page: 1 }))
    await shop.weather.becomes()
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ error: { code: 'unavailable' } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

describe('an answer', () => {
  test('is the same for everybody, and may be kept', async () => {
    const path = searchPath({ query: 'lamp', filter: '', page: 1 })
    const guest = await shop.visit('localhost', path)
    const somebody = await shop.visit('localhost', `${path}&utm_source=x`, {
      headers: { cookie: '__Host-session=ada.MAC; signed-in=1', authorization: 'Bearer ada' },
    })
    expect(await somebody.text()).toBe(await guest.text())
    expect(guest.headers.get('set-cookie')).toBeNull()
    expect(guest.headers.get('cloudflare-cdn-cache-control')).toContain('max-age=300')
  })

  test.each(['hearth', 'nordlys', 'maison'] as const)(
    'of %s never holds what only others sell',
    async (key) => {
      const db = await shop.db()
      const { results } = await db
        .prepare(
          'SELECT v.id FROM variants v JOIN site_products s ON s.product_id = v.product_id WHERE s.site = ?',
        )
        .bind(key)
        .all<{ id: string }>()
      const own = new Set(results.map(({ id }) => id))
      for (const query of ['oak', 'sofa', 'lamp', 'a']) {
        const { products } = await ask(hosts[key], { query })
        expect(products.map(({ path }) => variantId(path ?? '')).filter((id) => !own.has(id))).toEqual([])
      }
      const others = besideAnswer.parse(await (await shop.visit(hosts[key], besidePath('a'))).json())
      const brands = others.groups.find(({ name }) => name === 'Brands')?.links ?? []
      for (const { path } of brands) expect((await shop.visit(hosts[key], path)).status).toBe(200)
    },
  )

  test('never holds a hidden price', async () => {
    const db = await shop.db()
    const { results } = await db
      .prepare('SELECT id, name FROM products WHERE id IN (SELECT product_id FROM hidden_prices)')
      .all<{ id: string; name: string }>()
    expect(results.length).toBeGreaterThan(0)
    for (const { name } of results) {
      const { products } = await ask('localhost', { query: name.toLowerCase() })
      const found = products.filter((product) => product.name === name)
      expect(found.length, name).toBeGreaterThan(0)
      for (const product of found) expect(product).toMatchObject({ pence: null, wasPence: null, discount: 0 })
    }
  })

  test('leaves no words in the clear where answers are kept', async () => {
    await ask('localhost', { query: 'verysecretwish' })
    await shop.visit('localhost', besidePath('verysecretwish'))
    const { keys } = await (await shop.kv()).list()
    expect(keys.map(({ name }) => name).filter((name) => name.includes('secret'))).toEqual([])
  })
})

test('brands, styles, moodrooms and articles by the same words have groups of their own', async () => {
  const names = new Set<string>()
  for (const query of ['a', 's', 'm', 't', 'room', 'oak'])
    for (const { name, links } of besideAnswer.parse(
      await (await shop.visit('localhost', besidePath(query))).json(),
    ).groups) {
      names.add(name)
      expect(links.length).toBeGreaterThan(0)
      expect(links.length).toBeLessThanOrEqual(4)
      for (const { path } of links) expect(path).toMatch(/^\/[^/].*/)
    }
  expect(names).toEqual(new Set(['Brands', 'Styles', 'Moodrooms', 'Blogs']))
})
