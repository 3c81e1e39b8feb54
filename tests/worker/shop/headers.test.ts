import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productLinks } from './html.ts'
import { type Answer, type Shop, openShop } from './open-shop.ts'

let shop: Shop
const answers = new Map<string, Answer>()
const bodies = new Map<string, string>()

/** One of each kind of answer that leaves the Gateway. */
const kinds: Record<string, [status: number, host: string, path: string, method?: string]> = {
  'the home page': [200, 'hearth.localhost', '/'],
  'a list': [200, 'hearth.localhost', '/products'],
  'a product': [200, 'hearth.localhost', 'the first product'],
  'the sign-out page': [200, 'hearth.localhost', '/sign-out'],
  'a fixed page': [200, 'hearth.localhost', '/about-us'],
  'a redirect to one form': [308, 'hearth.localhost', '/Products'],
  'a redirect to the right slug': [308, 'hearth.localhost', 'the first product, wrongly called'],
  'a redirect to sign in': [303, 'hearth.localhost', '/profile/edit'],
  'a 404 page': [404, 'hearth.localhost', '/nothing-here'],
  'a list that has ended': [404, 'hearth.localhost', '/products?page=9999'],
  'a 405': [405, 'hearth.localhost', '/products', 'DELETE'],
  'a 421': [421, 'stranger.example', '/'],
  'a site’s mark': [200, 'hearth.localhost', '/favicon.svg'],
  'who is asking': [200, 'hearth.localhost', '/api/me'],
  'an offer': [404, 'hearth.localhost', '/api/offers/unheard-of'],
  'an unknown call': [404, 'hearth.localhost', '/api/nothing'],
  'a refused purge': [401, 'hearth.localhost', '/api/purge', 'POST'],
  'the health of the shop': [200, 'hearth.localhost', '/healthz'],
  'the sign-in provider': [200, 'id.localhost', '/'],
  'the marketplace API': [401, 'market.localhost', '/web/products'],
}

const html = Object.keys(kinds).slice(0, 5)

beforeAll(async () => {
  shop = await openShop()
  const list = await shop.visit('hearth.localhost', '/products')
  const [product = ''] = productLinks(await list.text())
  for (const [kind, [, host, path, method = 'GET']] of Object.entries(kinds)) {
    const at = path
      .replace('the first product, wrongly called', product.replace(/^\/[^/]*/, '/_'))
      .replace('the first product', product)
    const answer = await shop.visit(host, at, { method })
    answers.set(kind, answer)
    bodies.set(kind, await answer.clone().text())
  }
})

afterAll(() => shop.close())

function answerOf(kind: string): Answer {
  const answer = answers.get(kind)
  if (!answer) throw new Error(`Nobody asked for ${kind}.`)
  return answer
}

function headersOf(kind: string) {
  return answerOf(kind).headers
}

describe.each(Object.entries(kinds))('%s', (kind, [status]) => {
  test('has its status', () => {
    expect(answerOf(kind).status).toBe(status)
  })

  test('says how long it may be kept', () => {
    expect(headersOf(kind).get('cache-control')).toMatch(/no-store|no-cache|max-age=\d+/)
  })

  test('keeps others from guessing, framing and spying', () => {
    const headers = headersOf(kind)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    // The provider's pages tell the shop nothing of their addresses.
    const referrer = kind === 'the sign-in provider' ? 'same-origin' : 'strict-origin-when-cross-origin'
    expect(headers.get('referrer-policy')).toBe(referrer)
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  test('has an id of its own and says how long it took', () => {
    expect(headersOf(kind).get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headersOf(kind).get('server-timing')).toMatch(/gateway;dur=\d+/)
  })

  test('sets no cookie', () => {
    expect(headersOf(kind).get('set-cookie')).toBeNull()
  })
})

test('no two answers have the same id', () => {
  const ids = [...answers.values()].map(({ headers }) => headers.get('x-request-id'))
  expect(new Set(ids).size).toBe(ids.length)
})

describe.each(html.slice(0, 4))('the policy of %s', (kind) => {
  test('lets scripts in by hash alone, and nothing that is not named', () => {
    const policy = headersOf(kind).get('content-security-policy') ?? ''
    const directives = new Map(policy.split(';').map((part) => [part.trim().split(' ')[0], part.trim()]))
    expect(directives.get('default-src')).toBe("default-src 'none'")
    expect(directives.get('base-uri')).toBe("base-uri 'none'")
    expect(directives.get('script-src')).toMatch(/^script-src 'self'( 'sha256-[\w+/=]+')+$/)
    expect(directives.get('style-src-elem')).not.toContain('unsafe')
    expect(policy).not.toContain('unsafe-eval')
  })

  test('names the hashes of what stands in the page, and no others', () => {
    const allowed = (headersOf(kind).get('content-security-policy') ?? '').match(/sha256-[\w+/]+=/g) ?? []
    const inline =
      /<(?:script|style)(?![^>]*\s(?:src=|type="application))[^>]*>([\s\S]*?)<\/(?:script|style)>/g
    const held = [...(bodies.get(kind) ?? '').matchAll(inline)]
    const hashes = held.map(([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`)
    expect(new Set(allowed)).toEqual(new Set(hashes))
    expect(allowed).toHaveLength(new Set(allowed).size)
  })
})

describe('how long', () => {
  test.each(['the home page', 'a list', 'a product', 'a redirect to the right slug'])(
    'the edge keeps %s for five minutes, and a browser asks each time',
    (kind) => {
      const headers = headersOf(kind)
      expect(headers.get('cache-control')).toBe('no-cache')
      expect(headers.get('cloudflare-cdn-cache-control')).toBe('max-age=300, stale-while-revalidate=86400')
      expect(headers.get('cache-tag')).toContain('hearth')
    },
  )

  test('a list and a product are tagged, so that a purge finds them', () => {
    expect(headersOf('a list').get('cache-tag')?.split(',')).toContain('hearth:list')
    expect(headersOf('a product').get('cache-tag')).toMatch(/hearth:product:[\w-]+/)
  })

  test.each([
    'the sign-out page',
    'who is asking',
    'a redirect to sign in',
    'a refused purge',
    'a 405',
    'a 421',
  ])('nobody keeps %s', (kind) => {
    const headers = headersOf(kind)
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('cloudflare-cdn-cache-control')).toBeNull()
  })
})

test('the shop says that it lives, on any host and without a market', async () => {
  await shop.weather.becomes({ path: '/', sky: 'down' })
  for (const host of ['hearth.localhost', 'stranger.example']) {
    const answer = await shop.visit(host, '/healthz')
    expect(await answer.json()).toEqual({ ok: true })
  }
})
