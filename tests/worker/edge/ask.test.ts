import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Call } from '#contract/market/call.ts'
import { listProducts, productByVariant } from '#contract/market/catalogue.ts'
import { sellersList, templateDetails } from '#contract/market/shell.ts'
import { secretsOf } from '#worker/sites.ts'
import { type Market, ask } from '#worker/upstream/market.ts'
import { type Upstream, catalogue, fillMarket, openUpstream } from './market.ts'
import { hour } from './isolate.ts'

beforeAll(fillMarket)

const firstPage = { query: { page: 1 } }
const down = async () => new Response('down', { status: 503 })
const soldOut = async (request: Request) => {
  const page = z.record(z.string(), z.unknown()).parse(await (await catalogue(request)).json())
  return Response.json({ ...page, retailerProducts: [], totalCount: 0 })
}
const strange = async () => Response.json({ retailerProducts: 'none today' })

describe.each(['a binding', 'a network address'] as const)('a market behind %s', (way) => {
  let upstream: Upstream
  let logged: () => string[]

  beforeEach(async () => {
    upstream = await openUpstream(way)
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
    logged = () => errors.mock.calls.map(([line]) => String(line))
    return () => errors.mockRestore()
  })

  async function products(market: Market = upstream.market()) {
    const answer = await ask(market, listProducts, firstPage)
    await upstream.settle()
    return answer
  }

  async function firstVariant(): Promise<string> {
    const answer = await products()
    if (!answer.ok) throw new Error('The market shows no products; is it seeded?')
    return answer.value.retailerProducts[0]?.defaultVariant ?? ''
  }

  describe('answers', () => {
    test('in the contract’s form, with prices in pence', async () => {
      const answer = await products()
      if (!answer.ok) throw new Error(answer.code)
      const prices = answer.value.retailerProducts.flatMap(({ variants }) => variants.map(({ rrp }) => rrp))
      expect(prices.length).toBeGreaterThan(5)
      expect(prices.every((price) => price === null || (Number.isInteger(price) && price >= 1_00))).toBe(true)
    })

    test('each site with its own assortment', async () => {
      const [hearth, maison] = [await products(), await products(upstream.market('maison'))]
      expect(hearth.ok && maison.ok).toBe(true)
      expect(hearth).not.toEqual(maison)
    })

    test('that there is no such thing, where there is none', async () => {
      const answer = await ask(upstream.market(), productByVariant, { query: { id: 'unheard-of' } })
      expect(answer).toEqual({ ok: false, code: 'not-found' })
      expect(logged()).toEqual([])
    })

    test('by POST as well, and keeps what only reads', async () => {
      const question = { query: {}, body: { sellerID: { in: [] } } }
      const [first] = [await ask(upstream.market(), sellersList, question), await upstream.settle()]
      expect(first.ok).toBe(true)
      expect(await ask(upstream.market(), sellersList, question)).toEqual(first)
      expect(upstream.sent()).toHaveLength(1)
    })
  })

  describe('is not asked', () => {
    test.each(['', 'x'.repeat(65), '../operator', 'a b', 'ü'])(
      'for an id that it can’t have: "%s"',
      async (id) => {
        expect(await ask(upstream.market(), productByVariant, { query: { id } })).toEqual({
          ok: false,
          code: 'not-found',
        })
        expect(upstream.sent()).toEqual([])
      },
    )

    test('what memory knows', async () => {
      const first = await products()
      expect(await products()).toEqual(first)
      expect(upstream.sent()).toHaveLength(1)
    })

    test('what KV knows, by an isolate that remembers nothing', async () => {
      const first = await products()
      upstream.restart()
      expect(await products()).toEqual(first)
      expect(upstream.sent()).toHaveLength(1)
    })

    test('twice for what many want at the same time', async () => {
      const market = upstream.market()
      await Promise.all([1, 2, 3].map(() => ask(market, templateDetails, { query: {} })))
      expect(upstream.sent()).toHaveLength(1)
    })
  })

  describe('is asked each time', () => {
    const bookmarks: Call = { ...listProducts, name: 'bookmarks', audience: 'customer' }
    const markAsRead: Call = { ...listProducts, name: 'markAsRead', effect: 'write' }
    const draw: Call = { ...listProducts, name: 'draw', keep: 'nothing' }

    test.each([bookmarks, markAsRead, draw])('for $name, which is neither kept nor shared', async (call) => {
      const put = vi.spyOn(env.CACHE, 'put')
      await Promise.all([ask(upstream.market(), call, firstPage), ask(upstream.market(), call, firstPage)])
      await ask(upstream.market(), call, firstPage)
      await upstream.settle()
      expect(upstream.sent()).toHaveLength(3)
      expect(put).not.toHaveBeenCalled()
      put.mockRestore()
    })

    test('for each site, page and variant', async () => {
      await products()
      await products(upstream.market('maison'))
      await ask(upstream.market(), listProducts, { query: { page: 2 } })
      expect(upstream.sent()).toHaveLength(3)
    })

    test('where the read is forced, with now= and a signature over it', async () => {
      const first = await products()
      upstream.sent()
      const forced = await ask(upstream.market(), listProducts, { ...firstPage, fresh: true })
      expect(forced).toEqual(first)
      const [request] = upstream.sent()
      expect(new URL(request?.url ?? '').searchParams.get('now')).toBe(String(upstream.layers.now()))
    })

    test('and what was forced is what everybody gets from then on', async () => {
      await products()
      upstream.answerWith(soldOut)
      await ask(upstream.market(), listProducts, { ...firstPage, fresh: true })
      expect(await products()).toMatchObject({ ok: true, value: { totalCount: 0 } })
    })
  })

  describe('that fails', () => {
    test('is unavailable where nothing is kept, and the log says so with the request’s id', async () => {
      upstream.answerWith(down)
      expect(await products()).toEqual({ ok: false, code: 'unavailable' })
      expect(logged()).toEqual([expect.stringContaining('"code":"unavailable"')])
      expect(logged()[0]).toContain('"requestId":"request-1"')
    })

    test('is not noticed where something is kept, but in the log', async () => {
      const first = await products()
      upstream.restart()
      upstream.pass(hour)
      upstream.answerWith(down)
      expect(await products()).toEqual(first)
      expect(logged()).toEqual([expect.stringContaining('"code":"unavailable"')])
    })

    test('with a wrong shape is a coded error that names the call and the field', async () => {
      upstream.answerWith(strange)
      expect(await products()).toEqual({ ok: false, code: 'wrong-shape' })
      expect(logged()).toEqual([expect.stringContaining('"code":"wrong-shape"')])
      expect(logged()[0]).toContain('listProducts, retailerProducts')
    })

    test('with a wrong shape leaves an older right answer, and is in the log all the same', async () => {
      const first = await products()
      upstream.restart()
      upstream.pass(hour)
      upstream.answerWith(strange)
      expect(await products()).toEqual(first)
      expect(logged()).toEqual([expect.stringContaining('"code":"wrong-shape"')])
      upstream.restart()
      expect(await products()).toEqual(first)
    })

    test('by sending elsewhere gets no second call with the token', async () => {
      upstream.answerWith(async () => Response.redirect('https://evil.example/', 302))
      expect(await products()).toEqual({ ok: false, code: 'refused' })
      expect(upstream.sent().map(({ url }) => new URL(url).host)).not.toContain('evil.example')
    })

    test('by refusing the token is refused, and the token stays out of the log', async () => {
      const market = upstream.market()
      const secrets = { ...secretsOf(market.line.site), apiToken: 'a-token-nobody-knows' }
      const stranger = { ...market, line: { ...market.line, secrets } }
      expect(await products(stranger)).toEqual({ ok: false, code: 'refused' })
      expect(logged().join()).not.toContain('a-token-nobody-knows')
    })
  })

  test('that no longer sells a thing is believed at once', async () => {
    const id = await firstVariant()
    const question = { query: { id } }
    expect((await ask(upstream.market(), productByVariant, question)).ok).toBe(true)
    await upstream.settle()
    upstream.answerWith(async () => new Response('{}', { status: 404 }))
    const forced = await ask(upstream.market(), productByVariant, { ...question, fresh: true })
    await upstream.settle()
    upstream.answerWith(down)
    expect([forced.ok, (await ask(upstream.market(), productByVariant, question)).ok]).toEqual([false, false])
  })
})
