import { describe, expect, test } from 'vitest'
import { openNetwork } from './network.ts'
import { hearth, maison, minute, pass, signedIn, stateOf, troubleOf } from './people.ts'
import { TestVisitor } from './visitor.ts'

const isBack = (url: URL) => url.pathname === '/post-login'

/** As far as the provider's answer, which is about to arrive at the shop. */
async function answerFor(visitor: TestVisitor, path = '/sign-in?returnTo=/products'): Promise<URL> {
  return (await visitor.follow(`${hearth}${path}`, isBack)).url
}

function completed({ search }: URL, changes: Record<string, string | null> = {}): string {
  const query = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes))
    if (value === null) query.delete(name)
    else query.set(name, value)
  return `${hearth}/post-login/complete?${query.toString()}`
}

describe('signing in', () => {
  test('leads to the provider and back to the page it began on', async () => {
    const visitor = new TestVisitor()
    const { url } = await visitor.follow(`${hearth}/sign-in?returnTo=/products%3Fpage%3D2`)
    expect(url.href).toBe(`${hearth}/products?page=2`)
    const me = await visitor.ask(`${hearth}/api/me`)
    expect(await me.json()).toEqual({
      state: 'signed-in',
      name: 'ada of Bath',
      email: 'ada@people.example',
      picture: null,
      cartCount: 0,
      bookmarks: [],
      styles: [],
      intentOn: null,
    })
    expect(me.headers.get('cache-control')).toBe('no-store')
  })

  test('asks for a code with state, nonce and a challenge, each new each time', async () => {
    const seen = await Promise.all(
      [1, 2].map(async () => {
        const answer = await new TestVisitor().ask(`${hearth}/sign-in`)
        expect(answer.status).toBe(303)
        return new URL(answer.headers.get('location') ?? '').searchParams
      }),
    )
    for (const query of seen) {
      expect(query.get('state')).toMatch(/^[A-Za-z0-9]{12}$/)
      expect(Object.fromEntries(query)).toMatchObject({
        response_type: 'code',
        client_id: 'hearth',
        redirect_uri: `${hearth}/post-login`,
        scope: 'openid profile email phone offline_access',
        code_challenge_method: 'S256',
      })
    }
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(seen[0]?.get(name)).not.toBe(seen[1]?.get(name))
  })

  test('says to wait before it completes, without scripts, and sends the code to nobody else', async () => {
    const visitor = new TestVisitor()
    const back = await answerFor(visitor)
    const page = await visitor.ask(back.href)
    expect(await page.json()).toMatchObject({ page: '/post-login', query: { code: expect.any(String) } })
    expect(page.headers.get('cache-control')).toBe('no-store')
  })

  test('returns to the page whose link was followed, when nobody says which', async () => {
    const visitor = new TestVisitor()
    const begun = await visitor.ask(`${hearth}/sign-in`, {
      headers: { referer: `${hearth}/products?page=3` },
    })
    const { url } = await visitor.follow(begun.headers.get('location') ?? '')
    expect(url.href).toBe(`${hearth}/products?page=3`)
  })

  test('in two tabs at once works in both', async () => {
    const visitor = new TestVisitor()
    const first = await answerFor(visitor, '/sign-in?returnTo=/store/brands')
    const second = await answerFor(visitor, '/sign-in?returnTo=/store/rooms')
    expect((await visitor.follow(second.href)).url.pathname).toBe('/store/rooms')
    expect((await visitor.follow(first.href)).url.pathname).toBe('/store/brands')
    expect(await stateOf(visitor)).toBe('signed-in')
  })

  test('begun over and over keeps four attempts and drops the oldest', async () => {
    const visitor = new TestVisitor()
    for (let at = 0; at < 7; at += 1) {
      await visitor.ask(`${hearth}/sign-in`)
      pass(1000)
    }
    expect(visitor.cookies('hearth.localhost').filter((name) => name.includes('attempt-'))).toHaveLength(4)
  })

  test('of somebody who is signed in already leads straight to the page', async () => {
    const visitor = await signedIn()
    const answer = await visitor.ask(`${hearth}/sign-in?returnTo=/store/brands`)
    expect(answer.headers.get('location')).toBe('/store/brands')
  })
})

describe('an answer that is not the one that was asked for is ignored', () => {
  test.each<[string, Record<string, string | null>, string]>([
    ['a wrong state', { state: 'AAAAAAAAAAAA' }, 'stray'],
    ['no state', { state: null }, 'stray'],
    ['a state of another form', { state: '../../../etc' }, 'stray'],
    ['a wrong code', { code: 'made-up' }, 'refused'],
    ['no code', { code: null }, 'refused'],
    ['the answer of another provider', { iss: 'https://evil.example' }, 'refused'],
  ])('%s', async (_what, changes, trouble) => {
    const visitor = new TestVisitor()
    const answer = await visitor.ask(completed(await answerFor(visitor), changes))
    expect(answer.status).toBe(400)
    expect(await troubleOf(answer)).toBe(trouble)
    expect(await stateOf(visitor)).toBe('guest')
    expect((await visitor.follow(`${hearth}/sign-in?returnTo=/products`)).url.pathname).toBe('/products')
  })

  test('a replayed one, and who is signed in stays so', async () => {
    const visitor = new TestVisitor()
    const back = await answerFor(visitor)
    expect((await visitor.follow(back.href)).url.pathname).toBe('/products')
    for (const again of [back.href, completed(back)]) {
      const answer = await visitor.ask(again)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/'])
    }
    expect(await stateOf(visitor)).toBe('signed-in')
  })

  test('one that comes too late', async () => {
    const visitor = new TestVisitor()
    const back = await answerFor(visitor)
    pass(31 * minute)
    expect(await troubleOf(await visitor.ask(completed(back)))).toBe('stray')
  })

  test('one whose attempt was begun in another browser', async () => {
    const back = await answerFor(new TestVisitor())
    const other = new TestVisitor()
    expect(await troubleOf(await other.ask(back.href))).toBe('stray')
    expect(await troubleOf(await other.ask(completed(back)))).toBe('stray')
    expect(await stateOf(other)).toBe('guest')
  })

  test('one with the attempt of another state, verifier and nonce', async () => {
    const visitor = new TestVisitor()
    const [first, second] = [await answerFor(visitor), await answerFor(visitor)]
    const code = second.searchParams.get('code')
    expect(await troubleOf(await visitor.ask(completed(first, { code })))).toBe('refused')
    expect(await stateOf(visitor)).toBe('guest')
  })

  test('one with an attempt that another site sealed', async () => {
    const visitor = new TestVisitor()
    const back = await answerFor(visitor)
    const name = `__Host-attempt-${back.searchParams.get('state')}`
    visitor.keep('maison.localhost', name, visitor.cookie('hearth.localhost', name) ?? '')
    const answer = await visitor.ask(completed(back).replace(hearth, maison))
    expect(await troubleOf(answer)).toBe('stray')
  })

  test('a change of mind', async () => {
    const visitor = new TestVisitor()
    const begun = await visitor.ask(`${hearth}/sign-in?returnTo=/products`)
    const asked = new URL(begun.headers.get('location') ?? '')
    asked.searchParams.set('login_hint', 'nobody')
    const { url, answer } = await visitor.follow(asked.href)
    expect(url.searchParams.get('error')).toBe('access_denied')
    expect(await troubleOf(answer)).toBe('declined')
  })
})

describe('a provider that is silent', () => {
  test('when the code arrives: nobody is signed in, and it is said why', async () => {
    const network = openNetwork()
    const visitor = new TestVisitor()
    const back = await answerFor(visitor)
    network.cut()
    const answer = await visitor.ask(completed(back))
    expect(answer.status).toBe(503)
    expect(await troubleOf(answer)).toBe('silent')
    network.mend()
    expect((await visitor.follow(`${hearth}/sign-in?returnTo=/products`)).url.pathname).toBe('/products')
  })
})

describe('the page to come back to', () => {
  test.each([
    'https://evil.example/',
    '//evil.example/',
    '///evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '\\\\evil.example',
    '/%09/evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    'https:evil.example',
    ' //evil.example',
    `${hearth}.evil.example/`,
    `${hearth}@evil.example/`,
    '/sign-out',
    '/post-login?code=x',
    '/api/me',
  ])('is on this site and a page, whatever is asked: %j', async (returnTo) => {
    const visitor = await signedIn()
    const answer = await visitor.ask(`${hearth}/sign-in?returnTo=${encodeURIComponent(returnTo)}`)
    const landed = new URL(answer.headers.get('location') ?? '', hearth)
    expect(landed.origin).toBe(hearth)
    expect(landed.pathname).not.toMatch(/^\/(sign-|post-login|api)/)
  })
})
