import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { productLinks } from './html.ts'
import { operatorOf } from './operator.ts'
import { type Shop, openShop } from './open-shop.ts'

const hour = 60 * 60 * 1000
const stored = z.object({ storedAt: z.number(), wire: z.unknown() })

/** What must hold wherever the market is: the tests for a binding and for a network address are these. */
export function describeMarketBehind(market: 'binding' | 'network'): void {
  let shop: Shop
  let forgetEverything: () => Promise<void>

  beforeAll(async () => {
    shop = await openShop({ market })
    forgetEverything = operatorOf(shop).forgetEverything
  })

  afterAll(() => shop.close())

  beforeEach(async () => {
    await shop.weather.becomes()
    await forgetEverything()
    await shop.weather.travellers()
  })

  /** A shop in which nobody has been for some hours. */
  async function hoursPass(hours: number): Promise<void> {
    const kv = await shop.kv()
    const { keys } = await kv.list()
    for (const { name } of keys) {
      const kept = stored.safeParse(await kv.get(name, 'json'))
      if (!kept.success) continue
      const { storedAt, wire } = kept.data
      await kv.put(name, JSON.stringify({ storedAt: storedAt - hours * hour, wire }))
    }
    await shop.restart()
  }

  async function read(path: string, host = 'hearth.localhost') {
    const answer = await shop.visit(host, path)
    const { status, headers } = answer
    return { status, headers, text: await answer.text(), id: headers.get('x-request-id') ?? '' }
  }

  async function firstProduct(): Promise<string> {
    return productLinks((await read('/products')).text)[0] ?? ''
  }

  test('is asked three times at most for a cold page, and not at all for a warm one', async () => {
    const list = await read('/products')
    const [product = ''] = productLinks(list.text)
    const forList = await shop.weather.travellers()
    expect(forList.map(({ path }) => path).toSorted()).toEqual([
      '/web/products',
      '/web/retailer-menu',
      '/web/template-details',
    ])
    await forgetEverything()
    await shop.weather.travellers()
    expect((await read(product)).status).toBe(200)
    const forProduct = (await shop.weather.travellers()).length
    expect(forProduct).toBeLessThanOrEqual(3)
    expect((await read(product)).status).toBe(200)
    expect(await shop.weather.travellers()).toEqual([])
  })

  test('is asked once, however many come at the same time', async () => {
    const pages = await Promise.all(Array.from({ length: 8 }, () => read('/products')))
    expect(new Set(pages.map(({ text }) => text)).size).toBe(1)
    expect(await shop.weather.travellers()).toHaveLength(3)
  })

  test('hears the request’s own id, the site’s token and a signature, and nothing of the visitor', async () => {
    const answer = await shop.visit('maison.localhost', '/products', {
      headers: {
        cookie: '__Host-session=yours-truly',
        authorization: 'Bearer yours-truly',
        'x-request-id': 'my-own',
      },
    })
    const travellers = await shop.weather.travellers()
    expect(travellers.length).toBeGreaterThan(0)
    for (const { headers } of travellers) {
      expect(headers['x-request-id']).toBe(answer.headers.get('x-request-id'))
      expect(headers['x-api-token']).toBe(shop.secrets['SITE_MAISON_API_TOKEN'])
      expect(headers['x-signature']).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
      expect(JSON.stringify(headers)).not.toMatch(/yours-truly|my-own/)
    }
    const lines = await shop.logOf(answer.headers.get('x-request-id') ?? '')
    expect(lines.some((line) => line.includes('"worker":"market"'))).toBe(true)
    expect(lines.join()).not.toContain('top-secret')
  })

  test('that is down is not noticed for a day; after that no old price is shown, but the site’s own frame', async () => {
    const product = await firstProduct()
    const before = [await read('/products'), await read(product)].map(({ text }) => text)
    await hoursPass(23)
    await shop.weather.travellers()
    await shop.weather.becomes({ path: '/web', sky: 'down' })
    const after = [await read('/products'), await read(product)]
    expect(after.map(({ status }) => status)).toEqual([200, 200])
    expect(after.map(({ text }) => text)).toEqual(before)
    expect((await shop.weather.travellers()).length).toBeGreaterThan(0)

    await hoursPass(2)
    await shop.weather.becomes({ path: '/web', sky: 'down' })
    for (const path of ['/products', product]) {
      const { status, text } = await read(path)
      expect(status).toBe(503)
      expect(text).not.toContain('£')
      expect(text).toContain('<footer')
    }
  })

  test.each([
    ['down', { path: '/web', sky: 'down' }, 'unavailable'],
    [
      'answering with something else',
      { path: '/web', sky: 'strange', body: '{"surprise":1}' },
      'wrong-shape',
    ],
    ['answering with no JSON', { path: '/web', sky: 'strange', body: '<html>' }, 'wrong-shape'],
  ] as const)('that is %s from the start leaves a page that stands', async (_what, forecast, code) => {
    await shop.weather.becomes(forecast)
    for (const path of ['/', '/products', '/_/products/d/sofa-alder-oat-weave']) {
      const { status, headers, text, id } = await read(path)
      expect(status).toBe(503)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('cloudflare-cdn-cache-control')).toBeNull()
      expect(text).toContain('We can’t show this just now')
      expect(text).toContain('<header')
      expect(text).toContain('Hearth &amp; Grain')
      expect(text).toContain('<footer')
      expect(text).toContain('href="/products"')
      expect(text).not.toMatch(/surprise|UpstreamFailure|wrong-shape|listProducts/)
      expect((await shop.logOf(id)).join('\n')).toContain(`"code":"${code}"`)
    }
  })

  test('whose frame alone fails still shows the products, and nobody keeps that page', async () => {
    await shop.weather.becomes({ path: '/web/template-details', sky: 'down' })
    const { status, headers, text } = await read('/products')
    expect(status).toBe(200)
    expect(productLinks(text).length).toBeGreaterThan(5)
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('that turns strange leaves what was right before, and the log says so', async () => {
    const before = await read('/products')
    await hoursPass(1)
    await shop.weather.becomes({ path: '/web/products', sky: 'strange', body: '{"surprise":1}' })
    const after = await read('/products')
    expect([after.status, after.text]).toEqual([200, before.text])
    await expect.poll(async () => (await shop.logOf(after.id)).join('\n')).toContain('"code":"wrong-shape"')
  })

  test('says the price of the moment to an API, and not when it is down', async () => {
    const offer = (await firstProduct()).replace(/.*\//, '/api/offers/')
    expect((await read(offer)).headers.get('cloudflare-cdn-cache-control')).toContain('max-age=300')
    await forgetEverything()
    await shop.weather.becomes({ path: '/web', sky: 'down' })
    const { status, headers, text } = await read(offer)
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'unavailable' } })
  })
}
