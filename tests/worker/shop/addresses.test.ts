import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { slugOf } from '#lib/slug.ts'
import { configuration } from '../configuration.ts'
import { productLinks, variantId } from './html.ts'
import { operatorOf } from './operator.ts'
import { type Shop, type Visit, changeSites, openShop } from './open-shop.ts'

let shop: Shop
let product: string

beforeAll(async () => {
  const vars = changeSites(configuration.vars, (site, name) =>
    name === 'SITE_HEARTH' ? { ...site, hosts: ['hearth.localhost', 'www.hearth.localhost'] } : site,
  )
  shop = await openShop({ vars })
  const list = await shop.visit('hearth.localhost', '/products')
  product = productLinks(await list.text())[0] ?? ''
})

afterAll(() => shop.close())

async function visit(path: string, init?: Visit) {
  const answer = await shop.visit('hearth.localhost', path, init)
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() }
}

describe('hosts', () => {
  test.each(['/', '/products', '/api/me', '/profile/edit', '/favicon.svg'])(
    'no shop lives at an unknown host: %s',
    async (path) => {
      const answer = await shop.visit('stranger.example', path)
      expect(answer.status).toBe(421)
      expect(await answer.text()).toContain('<h1>No shop lives at this address</h1>')
    },
  )

  test('the second host of a site leads to its first, with path, query and port', async () => {
    const answer = await shop.visit('www.hearth.localhost:8787', '/products?page=2&x=Y')
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe('http://hearth.localhost:8787/products?page=2&x=Y')
  })

  test('the sign-in provider and the marketplace API answer on their own hosts', async () => {
    const [id, market] = await Promise.all([
      shop.visit('id.localhost', '/'),
      shop.visit('market.localhost', '/web/products'),
    ])
    expect(id.status).toBe(200)
    expect(market.status).toBe(401)
  })
})

describe('one form of each address', () => {
  test.each([
    ['/Products', '/products'],
    ['/products/', '/products'],
    ['//products', '/products'],
    ['/%70roducts?page=2', '/products?page=2'],
    ['//stranger.example/', '/stranger.example'],
    ['/%2Fstranger.example/', '/%2Fstranger.example'],
  ])('%s is sent to %s', async (path, location) => {
    expect(await visit(path)).toMatchObject({ status: 308, location })
  })

  test('upper case in an id is no reason to send anybody away', async () => {
    const { status } = await visit('/_/products/d/NO-SUCH-Variant')
    expect(status).toBe(404)
  })

  test('a product under a wrong slug is sent to the right one, which answers', async () => {
    for (const slug of ['_', 'wrong', 'caf%C3%A9'])
      expect(await visit(`/${slug}/products/d/${variantId(product)}`)).toMatchObject({
        status: 308,
        location: product,
      })
    expect((await visit(product)).status).toBe(200)
  })

  test('every product of every site answers at the address that its list gives', async () => {
    for (const host of ['localhost', 'hearth.localhost', 'nordlys.localhost', 'maison.localhost']) {
      const links = productLinks(await (await shop.visit(host, '/products')).text())
      expect(links.length).toBeGreaterThan(5)
      const answers = await Promise.all(links.map((link) => shop.visit(host, link)))
      expect(answers.map(({ status }) => status)).toEqual(links.map(() => 200))
    }
  })

  test.each(['Été', 'Sofa & Co.', '50% Wool'])('a product called %s has one address too', async (name) => {
    const id = variantId(product)
    await (
      await shop.db()
    )
      .prepare('UPDATE variants SET url_slug = ? WHERE id = ?')
      .bind(slugOf(name), id)
      .run()
    await operatorOf(shop).forgetEverything()
    const { status, location } = await visit(`/_/products/d/${id}`)
    expect([status, location]).toEqual([308, `/${slugOf(name)}/products/d/${id}`])
    expect((await visit(location ?? '')).status).toBe(200)
  })
})

describe('what is not there', () => {
  test.each([
    'page=0',
    'page=9999',
    'page=abc',
    'page=-1',
    'page=1.5',
    'page=1e3',
    'page=%00',
    'page=99999999',
  ])('the list has no %s', async (query) => {
    const { status, text } = await visit(`/products?${query}`)
    expect(status).toBe(404)
    expect(text).toContain('Oops ! The Page Not Found.')
  })

  test.each([
    '/nothing-here',
    '/products/index.html',
    '/products/category-sofas.html',
    '/x/products/d/sofa-alder-oat-weave.html',
    '/products.html',
    '/index.html',
    '/site-files/hearth/404',
    '/site-files/maison/about-us.html',
    '/x/products/d/unheard-of',
    `/x/products/d/${'x'.repeat(65)}`,
    `/x/products/d/${'x'.repeat(2000)}`,
    '/x/products/d/..%2Foperator',
    '/x/products/d/%252e%252e',
    '/x/products/d/%00',
    '/%E0%A4%a',
  ])('%s is not there, and the site says so in its own frame', async (path) => {
    const { status, text } = await visit(path)
    expect(status).toBe(404)
    expect(text).toContain('Hearth &amp; Grain')
    expect(text).toContain('Oops ! The Page Not Found.')
  })

  test('a product that only another site sells is not there', async () => {
    const foreign = await (
      await shop.db()
    )
      .prepare(
        `SELECT lead_variant_id AS id FROM site_products WHERE site = 'maison'
         AND product_id NOT IN (SELECT product_id FROM site_products WHERE site = 'hearth')`,
      )
      .all<{ id: string }>()
    expect(foreign.results.length).toBeGreaterThan(0)
    for (const { id } of foreign.results) {
      expect((await shop.visit('maison.localhost', `/_/products/d/${id}`)).status).toBe(308)
      expect((await visit(`/_/products/d/${id}`)).status).toBe(404)
      expect((await visit(`/api/offers/${id}`)).status).toBe(404)
    }
  })

  test.each(['/api/nothing', '/api/offers/unheard-of', `/api/offers/${'x'.repeat(600)}`])(
    'an API says it in JSON: %s',
    async (path) => {
      const { status, text } = await visit(path)
      expect(status).toBe(404)
      expect(JSON.parse(text)).toMatchObject({ error: { code: 'not-found' } })
    },
  )
})

describe('methods', () => {
  test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('a page is not for %s', async (method) => {
    const answer = await shop.visit('hearth.localhost', '/products', { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
  })

  test.each(['/', '/products', '/nothing-here', '/api/me', '/healthz', '/profile/edit'])(
    'HEAD says what GET would, without a body: %s',
    async (path) => {
      const [get, head] = await Promise.all([
        shop.visit('hearth.localhost', path),
        shop.visit('hearth.localhost', path, { method: 'HEAD' }),
      ])
      expect(head.status).toBe(get.status)
      for (const name of ['content-type', 'cache-control', 'location'])
        expect(head.headers.get(name)).toBe(get.headers.get(name))
      expect(await head.text()).toBe('')
    },
  )
})

describe('pages for people who are signed in', () => {
  test.each(['/profile/edit', '/purchase/cart', '/profile/orders?page=2'])(
    '%s sends a guest to sign in and knows the way back',
    async (path) => {
      const { status, location } = await visit(path)
      expect(status).toBe(303)
      expect(location).toBe(`/sign-in?returnTo=${encodeURIComponent(path)}`)
      const provider = await visit(location ?? '')
      expect(provider.status).toBe(303)
      expect(provider.location).toContain('//id.localhost')
    },
  )

  test('no other spelling gets past the guard', async () => {
    for (const path of ['/%70rofile/edit', '/PURCHASE/cart', '//profile/edit', '/x/..%2fprofile/edit']) {
      const { status } = await visit(path)
      expect([308, 404]).toContain(status)
    }
  })
})
