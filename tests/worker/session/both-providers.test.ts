import { applyD1Migrations, runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { z } from 'zod'
import { moveIn, type Network, openNetwork } from './network.ts'
import { minute, pass, sendForm, signedIn, stateOf, troubleOf, vaultOf } from './people.ts'
import { askOurProvider, seed } from './our-provider.mjs'
import { TestVisitor } from './visitor.ts'

beforeAll(async () => {
  moveIn('identity', async (request, context) => askOurProvider(request, env, context))
  await applyD1Migrations(env.DB, env.MIGRATIONS)
  await env.DB.batch((await seed()).map((sql) => env.DB.prepare(sql)))
})

/** The same shop, with another provider behind it. */
describe.each([
  {
    provider: 'oidc-provider on Node',
    key: 'hearth',
    token: () => `${inject('issuer')}/token`,
    userInfo: '/me',
  },
  {
    provider: 'our own provider',
    key: 'nordlys',
    token: () => `https://${env.IDENTITY_HOST}/oauth2/token`,
    userInfo: '/oauth2/userinfo',
  },
])('with $provider', ({ key, token, userInfo }) => {
  const host = `${key}.localhost`
  const shop = `https://${host}`

  async function answerFor(visitor: TestVisitor): Promise<URL> {
    const { url } = await visitor.follow(
      `${shop}/sign-in?returnTo=/products`,
      ({ pathname }) => pathname === '/post-login',
    )
    return url
  }

  function completed(back: URL, changes: Record<string, string> = {}): string {
    const query = new URLSearchParams({ ...Object.fromEntries(back.searchParams), ...changes })
    return `${shop}/post-login/complete?${query.toString()}`
  }

  test('signing in leads back to the page, and says who is here', async () => {
    const visitor = await signedIn(shop)
    const me = await (await visitor.ask(`${shop}/api/me`)).json()
    expect(me).toMatchObject({
      state: 'signed-in',
      name: expect.stringMatching(/^ada/i),
      email: expect.stringMatching(/^ada@/),
    })
  })

  test('a protected page is returned to', async () => {
    const { url, answer } = await new TestVisitor().follow(`${shop}/profile/edit?tab=2`)
    expect([url.href, answer.status]).toEqual([`${shop}/profile/edit?tab=2`, 200])
  })

  test.each<[string, Record<string, string>, string]>([
    ['a made-up code', { code: 'made-up' }, 'refused'],
    ['a wrong state', { state: 'AAAAAAAAAAAA' }, 'stray'],
    ['another issuer', { iss: 'https://evil.example' }, 'refused'],
  ])('%s signs nobody in', async (_what, changes, trouble) => {
    const visitor = new TestVisitor()
    expect(await troubleOf(await visitor.ask(completed(await answerFor(visitor), changes)))).toBe(trouble)
    expect(await stateOf(visitor, shop)).toBe('guest')
  })

  test('a code is of use with its own verifier alone', async () => {
    const visitor = new TestVisitor()
    const [first, second] = [await answerFor(visitor), await answerFor(visitor)]
    const code = second.searchParams.get('code') ?? ''
    expect(await troubleOf(await visitor.ask(completed(first, { code })))).toBe('refused')
    expect(await stateOf(visitor, shop)).toBe('guest')
  })

  test('a code is of use once, whoever has the cookies of its attempt', async () => {
    const visitor = new TestVisitor()
    const back = await answerFor(visitor)
    const twin = new TestVisitor()
    for (const name of visitor.cookies(host)) twin.keep(host, name, visitor.cookie(host, name) ?? '')
    expect((await visitor.ask(completed(back))).headers.get('location')).toBe('/products')
    expect(await troubleOf(await twin.ask(completed(back)))).toBe('refused')
    expect(await stateOf(twin, shop)).toBe('guest')
  })

  test('twenty requests with old tokens are one renewal', async () => {
    const network = openNetwork()
    const visitor = await signedIn(shop)
    network.count('/token')
    pass(51 * minute)
    const states = await Promise.all(Array.from({ length: 20 }, () => stateOf(visitor, shop)))
    expect(new Set(states)).toEqual(new Set(['signed-in']))
    expect(network.count('/token')).toBe(1)
  })

  test('a minute of silence signs nobody out', async () => {
    const network = openNetwork()
    const visitor = await signedIn(shop)
    pass(51 * minute)
    network.cut()
    for (let second = 0; second < 60; second += 15) {
      expect(await stateOf(visitor, shop)).toBe('signed-in')
      pass(15_000)
    }
    network.mend()
    expect(await stateOf(visitor, shop)).toBe('signed-in')
    const access = await vaultOf(visitor, host).access()
    expect(access.ok).toBe(true)
  })

  test('a refresh token that turns up again ends the session', async () => {
    const network = openNetwork()
    const visitor = await signedIn(shop)
    const { refresh } = tokensIn(network)
    pass(51 * minute)
    expect(await stateOf(visitor, shop)).toBe('signed-in')
    pass(minute)
    expect(await (await redeem(refresh)).json()).toMatchObject({ error: 'invalid_grant' })
    pass(51 * minute)
    expect(await stateOf(visitor, shop)).toBe('guest')
  })

  test('signing out kills the tokens, and the provider asks again who it is', async () => {
    const network = openNetwork()
    const visitor = await signedIn(shop)
    const vault = vaultOf(visitor, host)
    const { access, refresh } = tokensIn(network)
    expect((await aboutMe(access)).status).toBe(200)
    await sendForm(visitor, `${shop}/sign-out`)
    await runDurableObjectAlarm(vault)
    await expect.poll(async () => (await redeem(refresh)).status).toBe(400)
    await expect.poll(async () => (await aboutMe(access)).status).toBe(401)
  })

  async function redeem(refresh: string): Promise<Response> {
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token: refresh })
    const authorization = `Basic ${btoa(`${key}:top-secret-site_${key}_sign_in_secret`)}`
    return new TestVisitor().ask(token(), { method: 'POST', body, headers: { authorization } })
  }

  async function aboutMe(access: string): Promise<Response> {
    const headers = { authorization: `Bearer ${access}` }
    return new TestVisitor().ask(new URL(userInfo, token()).href, { headers })
  }
})

test('a new password at our own provider ends the other sessions here, and not the one that asked', async () => {
  openNetwork()
  const shop = 'https://nordlys.localhost'
  const [phone, laptop] = [await signedIn(shop), await signedIn(shop)]
  const access = await vaultOf(laptop, 'nordlys.localhost').access()
  const answer = await new TestVisitor().ask(`https://${env.IDENTITY_HOST}/account/password`, {
    method: 'POST',
    body: JSON.stringify({ password: phone.credentials.password, newpassword: 'another lamp harbour' }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${access.ok ? access.token : ''}` },
  })
  expect(answer.status).toBe(204)
  await expect.poll(() => stateOf(phone, shop)).toBe('guest')
  expect(await stateOf(laptop, shop)).toBe('signed-in')
})

const given = z.object({ access_token: z.string(), refresh_token: z.string() })

function tokensIn({ exchanges }: Network) {
  const { answered = '{}' } = exchanges.findLast(({ path }) => path.endsWith('/token')) ?? {}
  const { access_token: access, refresh_token: refresh } = given.parse(JSON.parse(answered))
  return { access, refresh }
}
