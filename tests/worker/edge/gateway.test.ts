import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { gateway } from '#worker/gateway/index.ts'
import { type Route, routes } from '#worker/gateway/routes.ts'

interface Seen {
  entrypoint: string
  props: unknown
  url: URL
  method: string
  redirect: string
  headers: Record<string, string>
}

/** Visits the Gateway, with entrypoints behind it that write down what reaches them. */
async function visit(address: string, init: RequestInit = {}): Promise<{ answer: Response; seen: Seen[] }> {
  const seen: Seen[] = []
  const entrypoint = (name: string) => (options: { props: unknown }) => ({
    fetch: async (request: Request) => {
      const headers = Object.fromEntries(request.headers)
      const { method, redirect, url } = request
      seen.push({ entrypoint: name, props: options.props, url: new URL(url), method, redirect, headers })
      return new Response('a page', { headers: { 'cache-control': 'no-cache' } })
    },
  })
  const context = {
    exports: {
      Pages: entrypoint('Pages'),
      PublicApi: entrypoint('PublicApi'),
      PrivatePages: entrypoint('PrivatePages'),
    },
    waitUntil: () => {},
    passThroughOnException: () => {},
    props: {},
  }
  // Only the parts of the platform's context that the Gateway uses.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const platform = context as unknown as ExecutionContext
  return { answer: await gateway.fetch(new Request(address, init), env, platform), seen }
}

const personal = {
  cookie: '__Host-session=ada; XSRF-TOKEN=x; junk',
  authorization: 'Bearer ada',
  'x-api-token': 'stolen',
  'x-request-id': 'chosen-by-the-visitor',
  'x-forwarded-host': 'maison.localhost',
  'accept-language': 'de',
  'user-agent': 'a browser',
  referer: 'https://elsewhere.example/',
  'cache-control': 'no-cache',
  range: 'bytes=0-10',
}

function pathOf(route: Route): string {
  return route.pattern.replace(/:\w+/g, 'sample').replace('*', 'sample')
}

const cached = routes.filter(({ to }) => to === 'pages' || to === 'public-api')

describe.each(cached)('the cached entrypoint of $pattern', (route) => {
  const query = `?utm_source=x&${route.query.map((name) => `${name}=1`).join('&')}&returnTo=%2Fx&site=maison`
  const address = `https://hearth.localhost${pathOf(route)}${query}`

  test('is told the site by the Gateway, and nothing else in its props', async () => {
    const { seen } = await visit(address, { headers: personal })
    expect(seen.map(({ props }) => props)).toEqual([{ site: 'hearth' }])
  })

  test('receives no header of the visitor, only the request’s id', async () => {
    const { seen, answer } = await visit(address, { headers: personal })
    expect(seen[0]?.headers).toEqual({ 'x-request-id': answer.headers.get('x-request-id') })
    expect(seen[0]?.headers['x-request-id']).not.toBe(personal['x-request-id'])
  })

  test('receives the query names that its route reads, and no other', async () => {
    const { seen } = await visit(address)
    expect([...(seen[0]?.url.searchParams.keys() ?? [])]).toEqual(route.query.toSorted())
  })

  test('is not followed where it leads: that is for the visitor', async () => {
    const { seen } = await visit(address)
    expect(seen[0]?.redirect).toBe('manual')
  })

  test('is asked the same for GET and HEAD', async () => {
    const [get, head] = await Promise.all([visit(address), visit(address, { method: 'HEAD' })])
    expect(head.seen[0]).toMatchObject({ method: 'GET', url: get.seen[0]?.url })
    expect(await head.answer.text()).toBe('')
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])('is not asked by %s', async (method) => {
    const { seen, answer } = await visit(address, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe('GET, HEAD')
    expect(seen).toEqual([])
  })
})

describe('a private page', () => {
  test('receives the cookies, and still no credentials and no foreign site', async () => {
    const { seen } = await visit('https://hearth.localhost/sign-out?onward=1&evil=1', { headers: personal })
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({
      entrypoint: 'PrivatePages',
      props: { site: 'hearth', visitor: { who: { state: 'guest' }, sessionId: null } },
    })
    expect(seen[0]?.headers).toEqual({ cookie: personal.cookie, 'x-request-id': expect.any(String) })
    expect(seen[0]?.url.search).toBe('?onward=1')
  })
})

describe('what an address may not smuggle in', () => {
  test.each([
    ['/%70rofile/edit', '/profile/edit'],
    ['/purchase%2Dx/../purch%61se/cart', '/purchase/cart'],
    ['/PROFILE/edit/', '/profile/edit'],
    ['//profile//edit', '/profile/edit'],
    ['/%73ign-in', '/sign-in'],
  ])('%s is sent to %s before anybody answers it', async (path, canonical) => {
    const { answer, seen } = await visit(`https://hearth.localhost${path}`, { headers: personal })
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe(canonical)
    expect(seen).toEqual([])
  })

  test.each(['//evil.example', '///evil.example/', '/\\evil.example', '/\\/evil.example'])(
    '%s leads to no other host',
    async (path) => {
      const { answer } = await visit(`https://hearth.localhost${path}`)
      const landed = new URL(answer.headers.get('location') ?? '', 'https://hearth.localhost')
      expect(landed.host).toBe('hearth.localhost')
    },
  )

  test('a redirect to the one form keeps the query as it was', async () => {
    const { answer } = await visit('https://hearth.localhost/Products/?page=2&Utm=X')
    expect(answer.headers.get('location')).toBe('/products?page=2&Utm=X')
  })
})

describe('the guard', () => {
  test.each(['/profile/edit', '/purchase/cart', '/profile/a/b/c'])(
    'sends a guest from %s to sign in',
    async (path) => {
      const { answer, seen } = await visit(`https://hearth.localhost${path}?step=2`)
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toBe(`/sign-in?returnTo=${encodeURIComponent(`${path}?step=2`)}`)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(seen).toEqual([])
    },
  )
})

describe('hosts', () => {
  test.each([
    'maison.localhost.',
    'xhearth.localhost',
    'hearth.localhost.evil.example',
    '127.0.0.1',
    'shop.example',
  ])('%s is misdirected', async (host) => {
    const { answer, seen } = await visit(`https://${host}/products`)
    expect(answer.status).toBe(421)
    expect(seen).toEqual([])
  })

  test('a host in capitals is the same host', async () => {
    const { seen } = await visit('https://HEARTH.localhost/products')
    expect(seen[0]?.props).toEqual({ site: 'hearth' })
  })

  test('whatever the port, the host decides', async () => {
    const { seen } = await visit('http://nordlys.localhost:8787/products')
    expect(seen[0]?.props).toEqual({ site: 'nordlys' })
  })
})

test('under https every answer asks for https from then on', async () => {
  for (const path of ['/products', '/Products', '/healthz', '/profile/x', '/api/me']) {
    const { answer } = await visit(`https://hearth.localhost${path}`)
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=63072000')
  }
})

describe('what changes something', () => {
  test.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'https://maison.localhost' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('is refused when it comes from a foreign page: %j', async (headers) => {
    for (const path of ['/api/purge', '/api/consent', '/products']) {
      const { answer, seen } = await visit(`https://hearth.localhost${path}`, { method: 'POST', headers })
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({ error: { code: 'foreign-origin' } })
      expect(seen).toEqual([])
    }
  })

  test.each<Record<string, string>>([
    {},
    { origin: 'https://hearth.localhost', 'sec-fetch-site': 'same-origin' },
  ])('is not refused for its origin when it comes from our own page or from no page: %j', async (headers) => {
    const { answer } = await visit('https://hearth.localhost/products', { method: 'POST', headers })
    expect(answer.status).toBe(405)
  })
})

describe('a purge that is larger than it need be', () => {
  const large = 'x'.repeat(65 * 1024)

  test.each<[string, () => BodyInit]>([
    ['with its length', () => large],
    ['without', () => new Blob([large]).stream()],
  ])('is refused before anybody looks at its signature: %s', async (_what, body) => {
    const { answer } = await visit('https://hearth.localhost/api/purge', { method: 'POST', body: body() })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ error: { code: 'body-too-large' } })
  })
})
