import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { purgePath } from '#contract/edge/purge.ts'
import { signCall, signatureHeader } from '#contract/market/signature.ts'
import { type Shop, openShop } from './open-shop.ts'
import { operatorOf } from './operator.ts'

const outcome = z.strictObject({
  purged: z.int().optional(),
  error: z.object({ code: z.string(), message: z.string() }).optional(),
})

const tags = { tags: ['hearth:list'] }

let shop: Shop
let operator: ReturnType<typeof operatorOf>

beforeAll(async () => {
  shop = await openShop()
  operator = operatorOf(shop)
})

afterAll(() => shop.close())

interface Attempt {
  body?: string
  /** What is signed; the body that is sent, when nothing else is said. */
  signed?: string
  method?: string
  site?: string
  key?: string
  at?: Date
  headers?: Record<string, string>
}

async function attempt(change: Attempt = {}) {
  const { body = JSON.stringify(tags), method = 'POST', site = 'operator', at = new Date() } = change
  const { key = shop.secrets['PURGE_KEY'] ?? '', signed = body, headers = {} } = change
  const signature = await signCall({ site, method, path: purgePath, body: signed }, key, at)
  const answer = await shop.visit('hearth.localhost', purgePath, {
    method: 'POST',
    headers: { [signatureHeader]: signature, ...headers },
    body,
  })
  return { status: answer.status, ...outcome.parse(await answer.json()) }
}

describe('a purge is refused', () => {
  test.each([
    ['without a signature', { headers: { [signatureHeader]: '' } }],
    ['under another key', { key: 'not-the-key-that-purges' }],
    ['for another body', { signed: '{"tags":["maison"]}' }],
    ['for another method', { method: 'GET' }],
    ['by somebody else', { site: 'hearth' }],
  ] satisfies [string, Attempt][])('%s', async (_what, change) => {
    expect(await attempt(change)).toMatchObject({ status: 401, error: { code: 'signature-invalid' } })
  })

  test('when it is late', async () => {
    const at = new Date(Date.now() - 120_000)
    expect(await attempt({ at })).toMatchObject({ status: 401, error: { code: 'signature-late' } })
  })

  test.each([
    ['without JSON', 'tags'],
    ['without tags', '{}'],
    ['with no tag', '{"tags":[]}'],
    ['with more than was asked for', '{"tags":["hearth"],"also":1}'],
    ['with a tag of another form', '{"tags":["hearth:product:"]}'],
    ['with a tag that climbs', '{"tags":["hearth:product:../x"]}'],
    ['with too many', JSON.stringify({ tags: Array(501).fill('hearth:list') })],
  ])('%s', async (_what, body) => {
    expect(await attempt({ body })).toMatchObject({ status: 400, error: { code: 'body-invalid' } })
  })
})

describe('a purge', () => {
  test('is carried out when it is signed', async () => {
    expect(await attempt()).toEqual({ status: 200, purged: 1 })
  })

  test('leaves sites alone that this shop doesn’t have', async () => {
    const body = '{"tags":["elsewhere:product:chair","hearth:list"]}'
    expect(await attempt({ body })).toEqual({ status: 200, purged: 1 })
    const { keys } = await (await shop.kv()).list({ prefix: 'elsewhere' })
    expect(keys).toEqual([])
  })
})

describe('after the operator has changed the stock', () => {
  interface Offered {
    variant: string
    product: string
    seller: string
  }

  /** A variant that one seller alone has, on two sites. */
  async function offered(): Promise<Offered> {
    const found = await (
      await shop.db()
    )
      .prepare(
        `SELECT v.id AS variant, v.product_id AS product, min(i.seller_id) AS seller
         FROM variants v JOIN seller_inventories i ON i.variant_id = v.id
         WHERE v.product_id IN (SELECT product_id FROM site_products WHERE site = 'hearth')
           AND v.product_id NOT IN (SELECT product_id FROM hidden_prices) AND i.inventory_status = 'active'
         GROUP BY v.id HAVING count(*) = 1 AND (SELECT count(*) FROM options o WHERE o.variant_id = v.id) = 0 LIMIT 1`,
      )
      .first<Offered>()
    if (!found) throw new Error('The demo catalogue has no variant of a single seller.')
    return found
  }

  async function shown(host: string, { variant }: Offered) {
    const right = await shop.visit(host, `/_/products/d/${variant}`)
    const page = await shop.visit(host, right.headers.get('location') ?? '')
    const offer = await shop.visit(host, `/api/offers/${variant}`)
    return { page: await page.text(), offer: await offer.json() }
  }

  test('every site shows the old stock until the purge, and the new one at once after it', async () => {
    const it = await offered()
    const hosts = ['hearth.localhost', 'localhost']
    const before = await Promise.all(hosts.map((host) => shown(host, it)))
    expect(before.map(({ offer }) => offer)).toEqual(
      hosts.map(() => expect.objectContaining({ status: 'active' })),
    )

    const change = { ...it, to: { inventoryStatus: 'out_of_stock', quantity: 0 } }
    expect((await operator.change(change)).status).toBe(200)
    expect(await Promise.all(hosts.map((host) => shown(host, it)))).toEqual(before)

    const tags = ['hearth', 'archipelago'].map((site) => `${site}:product:${it.product}`)
    expect((await operator.purge(tags)).status).toBe(200)
    for (const { page, offer } of await Promise.all(hosts.map((host) => shown(host, it)))) {
      expect(offer).toMatchObject({ status: 'out_of_stock', available: 0 })
      expect(page).toContain('Temporarily out of stock')
    }
  })

  test('another purge of the same product works as well', async () => {
    const it = await offered()
    await shown('hearth.localhost', it)
    await operator.purge([`hearth:product:${it.product}`])
    await shown('hearth.localhost', it)
    await operator.change({ ...it, to: { quantity: 1 } })
    await operator.purge([`hearth:product:${it.product}`])
    expect((await shown('hearth.localhost', it)).offer).toMatchObject({ available: 1 })
  })
})
