import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { productLinks, variantId } from './html.ts'
import { type Shop, openShop } from './open-shop.ts'

const sighting = z.object({
  seenBy: z.enum(['Pages', 'PublicApi', 'PrivatePages']),
  method: z.string(),
  url: z.url(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  props: z.unknown(),
})

let shop: Shop
let id: string

beforeAll(async () => {
  shop = await openShop({ observed: true })
  const list = await shop.visit('hearth.localhost', '/products')
  id = variantId(productLinks(await list.text())[0] ?? '')
  expect(id).not.toBe('')
})

afterAll(() => shop.close())

const visitor = {
  cookie: '__Host-session=ada; XSRF-TOKEN=x; signed-in=1',
  authorization: 'Bearer ada',
  'x-site': 'maison',
  'x-forwarded-host': 'maison.localhost',
}

type Sighting = z.infer<typeof sighting>

/** What the platform handed to the built entrypoints while this request was answered. */
async function seenDuring(path: string): Promise<Sighting[]> {
  const answer = await shop.visit('hearth.localhost', path, { headers: visitor })
  await answer.text()
  const lines = await shop.logOf(answer.headers.get('x-request-id') ?? '')
  return lines.filter((line) => line.startsWith('{"seenBy"')).map((line) => sighting.parse(JSON.parse(line)))
}

describe.each([
  ['the home page', '/', 'Pages'],
  ['a list', '/products', 'Pages'],
  ['a product', '/_/products/d/:id', 'Pages'],
  ['an offer', '/api/offers/:id', 'PublicApi'],
])('the built, cached entrypoint of %s', (_what, path, entrypoint) => {
  test('gets its site from the Gateway and nothing of the visitor', async () => {
    const [seen, ...more] = await seenDuring(`${path.replace(':id', id)}?utm_source=x&site=maison`)
    expect(more).toEqual([])
    expect(seen).toMatchObject({ seenBy: entrypoint, method: 'GET', props: { site: 'hearth' } })
    const names = seen?.headers.map(([name]) => name) ?? []
    for (const name of Object.keys(visitor)) expect(names).not.toContain(name)
    expect(JSON.stringify(seen)).not.toMatch(/ada|maison|utm_source/)
  })
})

test('query names that a route reads come through, and they alone', async () => {
  const [seen] = await seenDuring('/products?utm_source=x&page=2&Page=3&page=4')
  expect(new URL(seen?.url ?? '').search).toBe('?page=2')
})

test('the private entrypoint gets the cookies and no credentials', async () => {
  const [seen] = await seenDuring('/sign-out')
  expect(seen).toMatchObject({ seenBy: 'PrivatePages', props: { site: 'hearth' } })
  expect(new Map(seen?.headers).get('cookie')).toBe(visitor.cookie)
  expect(new Map(seen?.headers).has('authorization')).toBe(false)
})

test.each(['/profile/edit', '/api/me', '/healthz', '/nothing-here', '/PRODUCTS'])(
  'no entrypoint is asked for %s',
  async (path) => {
    expect(await seenDuring(path)).toEqual([])
  },
)
