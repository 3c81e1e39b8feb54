import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productLinks, variantId } from './html.ts'
import { type Shop, openShop } from './open-shop.ts'

const hosts = ['localhost', 'hearth.localhost', 'nordlys.localhost', 'maison.localhost']
const names = ['Archipelago', 'Hearth &amp; Grain', 'Nordlys', 'Maison Verre']

let shop: Shop

beforeAll(async () => {
  shop = await openShop()
})

afterAll(() => shop.close())

interface Page {
  status: number
  cookie: string | null
  text: string
}

type Headers = Record<string, string>

async function read(host: string, path: string, headers: Headers = {}): Promise<Page> {
  const answer = await shop.visit(host, path, { headers })
  const { status } = answer
  return { status, cookie: answer.headers.get('set-cookie'), text: await answer.text() }
}

async function readAll(host: string, paths: string[], headers: Headers = {}): Promise<Page[]> {
  return Promise.all(paths.map((path) => read(host, path, headers)))
}

/** One address of each kind that everybody gets alike. */
async function publicPaths(host: string): Promise<string[]> {
  const [product = ''] = productLinks((await read(host, '/products')).text)
  const offer = `/api/offers/${variantId(product)}`
  return [
    '/',
    '/products',
    '/products?page=2',
    product,
    offer,
    '/about-us',
    '/nothing-here',
    '/_/products/d/none',
  ]
}

const visitors: Record<string, Headers> = {
  'somebody with a session': { cookie: '__Host-session=ada.MAC; signed-in=1' },
  'somebody else with a session and a full cart': { cookie: '__Host-session=ben.MAC; signed-in=1; cart=7' },
  'somebody who refused cookies': { cookie: 'allow-personal=no' },
  'somebody with junk cookies': { cookie: '=; a; __Host-session=; %00=%ff; "=";;; session={"admin":true}' },
  'somebody with credentials': { authorization: 'Bearer ada', 'x-api-token': 'stolen' },
  'somebody from abroad': {
    'accept-language': 'de-DE',
    'user-agent': 'Lynx',
    referer: 'https://elsewhere.example/',
  },
  'somebody who asks for the newest': {
    'cache-control': 'no-cache',
    pragma: 'no-cache',
    'if-none-match': '"x"',
  },
  'somebody who pretends to be elsewhere': { 'x-forwarded-host': 'maison.localhost', 'x-request-id': 'mine' },
}

describe.each(hosts)('%s', (host) => {
  let guest: Page[]
  let paths: string[]

  beforeAll(async () => {
    paths = await publicPaths(host)
    guest = await readAll(host, paths)
  })

  test('gives a guest no cookie', () => {
    expect(guest.map(({ cookie }) => cookie)).toEqual(paths.map(() => null))
  })

  test.each(Object.entries(visitors))('gives %s the bytes that a guest gets', async (_who, headers) => {
    expect(await readAll(host, paths, headers)).toEqual(guest)
  })

  test('gives the same bytes whatever is added to the query', async () => {
    const tagged = paths.map((path) => `${path}${path.includes('?') ? '&' : '?'}utm_source=x&fbclid=y&now=1`)
    expect(await readAll(host, tagged)).toEqual(guest)
  })

  test('gives the same bytes whatever else the query says beside the page', async () => {
    const [plain] = await readAll(host, ['/products?page=1'])
    const queries = ['x=1&page=1', 'page=1&page=2', 'page=1&Page=2', 'page=1#page=2']
    const others = await readAll(
      host,
      queries.map((query) => `/products?${query}`),
    )
    expect(others).toEqual(queries.map(() => plain))
  })
})

test('names in the query that no route reads never reach the market', async () => {
  const db = await shop.db()
  const unseen = await db.prepare('SELECT id FROM variants ORDER BY id DESC LIMIT 1').first<{ id: string }>()
  await shop.weather.travellers()
  await read('localhost', `/_/products/d/${unseen?.id}?evil=1&qty=2&now=7`)
  const asked = (await shop.weather.travellers()).map(({ path, search }) => path + search)
  expect(asked).toEqual([`/web/product/v/${unseen?.id}`])
})

describe('the same path on two sites', () => {
  test.each(['/', '/products', '/about-us', '/nothing-here', '/sign-out'])(
    '%s is never the same page, and names its own site alone',
    async (path) => {
      const pages = await Promise.all(hosts.map(async (host) => (await read(host, path)).text))
      expect(new Set(pages).size).toBe(hosts.length)
      pages.forEach((page, at) => {
        const foreign = names.filter((name, other) => other !== at && page.includes(name))
        expect(foreign, `${hosts[at]}${path}`).toEqual([])
        expect(page).toContain(names[at])
      })
    },
  )

  test('shows only what the site sells', async () => {
    const db = await shop.db()
    const sold = await db
      .prepare('SELECT s.site, v.id FROM site_products s JOIN variants v ON v.product_id = s.product_id')
      .all<{ site: string; id: string }>()
    for (const [host, key] of [
      ['hearth.localhost', 'hearth'],
      ['nordlys.localhost', 'nordlys'],
      ['maison.localhost', 'maison'],
    ] as const) {
      const own = new Set(sold.results.filter(({ site }) => site === key).map(({ id }) => id))
      for (const path of ['/', '/products']) {
        const links = productLinks((await read(host, path)).text)
        expect(links.length).toBeGreaterThan(0)
        expect(links.map(variantId).filter((id) => !own.has(id))).toEqual([])
      }
    }
  })

  test('a site keeps nothing in KV under another site’s name', async () => {
    const { keys } = await (await shop.kv()).list()
    const sites = new Set(keys.map(({ name }) => name.split(':')[0]))
    expect(sites).toEqual(new Set(['archipelago', 'hearth', 'maison', 'nordlys']))
  })
})
