import { env } from 'cloudflare:workers'
import { listDurableObjectIds } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { hearth, maison, signedIn, stateOf } from './people.ts'
import { TestVisitor } from './visitor.ts'

const cookieName = '__Host-session'
const host = 'hearth.localhost'

function cookieOf(visitor: TestVisitor): string {
  return visitor.cookie(host, cookieName) ?? ''
}

describe('cookies', () => {
  test('of a session are out of reach for scripts, other hosts and plain connections', async () => {
    const visitor = await signedIn()
    const flagsOf = (name: string) => visitor.set.filter((line) => line.startsWith(`${name}=`)).at(-1)
    expect(flagsOf(cookieName)).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(flagsOf('signed-in')).toMatch(/^signed-in=1; Max-Age=2592000; Path=\/; Secure; SameSite=Lax$/)
    expect(flagsOf('XSRF-TOKEN')).toMatch(/; Path=\/; Secure; SameSite=Lax$/)
    expect(visitor.set.filter((line) => /hearth|attempt-|session/.test(line)).join()).not.toMatch(/domain=/i)
  })

  test('hold no token, no name and no address of anybody', async () => {
    const visitor = await signedIn()
    const values = visitor.cookies(host).map((name) => visitor.cookie(host, name) ?? '')
    for (const value of values) expect(value).not.toMatch(/ada|@|eyJ/)
    expect(cookieOf(visitor)).toMatch(/^[\w-]{43}\.[\w-]{43}$/)
  })

  test('of an attempt are gone once it is over', async () => {
    const visitor = await signedIn()
    expect(visitor.cookies(host).filter((name) => name.includes('attempt'))).toEqual([])
  })
})

describe('a session id', () => {
  test('is a new one at every sign-in, and the old one opens nothing any more', async () => {
    const visitor = await signedIn()
    const before = cookieOf(visitor)
    visitor.keep(host, 'signed-in', '1')
    const second = new TestVisitor()
    const { url } = await second.follow(
      `${hearth}/sign-in?returnTo=/products`,
      ({ pathname }) => pathname === '/post-login',
    )
    second.keep(host, cookieName, before)
    await second.follow(url.href)
    expect(cookieOf(second)).not.toBe(before)
    expect(await stateOf(second)).toBe('signed-in')
    await expect.poll(() => stateOf(visitor)).toBe('guest')
  })

  test('that somebody planted is not the one that its victim gets', async () => {
    const visitor = new TestVisitor()
    visitor.keep(host, cookieName, `${'A'.repeat(43)}.${'B'.repeat(43)}`)
    await signedIn(hearth, visitor)
    expect(cookieOf(visitor)).not.toContain('A'.repeat(43))
  })

  test.each([
    'made-up',
    '.',
    `${'A'.repeat(43)}.${'B'.repeat(43)}`,
    'A'.repeat(43),
    `${'A'.repeat(43)}.`,
    '%00.%ff',
    `${'A'.repeat(4000)}.x`,
  ])('that is forged creates nothing: %.50s', async (forged) => {
    const before = await listDurableObjectIds(env.SESSION_VAULT)
    const visitor = new TestVisitor()
    visitor.keep(host, cookieName, forged)
    visitor.keep(host, 'signed-in', '1')
    expect(await stateOf(visitor)).toBe('guest')
    expect((await visitor.ask(`${hearth}/profile/edit`)).status).toBe(303)
    expect((await visitor.ask(`${hearth}/sign-out`)).status).toBe(200)
    expect(await listDurableObjectIds(env.SESSION_VAULT)).toHaveLength(before.length)
  })

  test('with one letter changed, or of another site, is nobody’s', async () => {
    const visitor = await signedIn()
    const cookie = cookieOf(visitor)
    const changed = new TestVisitor()
    changed.keep(host, cookieName, (cookie.startsWith('A') ? 'B' : 'A') + cookie.slice(1))
    expect(await stateOf(changed)).toBe('guest')
    const elsewhere = new TestVisitor()
    elsewhere.keep('maison.localhost', cookieName, cookie)
    expect(await stateOf(elsewhere, maison)).toBe('guest')
  })
})

describe('protected pages', () => {
  test.each([
    '/profile/edit',
    '/profile/bookmarks/product',
    '/purchase/cart',
    '/purchase/orders-list?page=2',
  ])('ask a guest to sign in and lead back: %s', async (path) => {
    const visitor = new TestVisitor()
    const { url, answer } = await visitor.follow(hearth + path)
    expect(url.href).toBe(hearth + path)
    expect(await answer.json()).toMatchObject({ page: path.split('?')[0], who: { state: 'signed-in' } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('are no seller’s page, which is for everybody', async () => {
    const answer = await new TestVisitor().ask(`${hearth}/profile/seller/S1`)
    expect(answer.status).not.toBe(303)
  })

  test('tell the page who it is for, and nobody else', async () => {
    const visitor = await signedIn()
    const page = await visitor.ask(`${hearth}/profile/edit`)
    const text = await page.text()
    expect(JSON.parse(text)).toMatchObject({
      who: {
        state: 'signed-in',
        person: { name: 'ada of Bath', email: 'ada@people.example', picture: null },
      },
    })
    expect(text).not.toMatch(/eyJ|access|refresh/)
  })
})
