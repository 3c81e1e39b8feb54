import { env } from 'cloudflare:workers'
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { authorisation, call, redeem, refresh, signIn, tokensOf } from './shop.ts'
import { issuer, newVisitor, send, type Visitor } from './visitor.ts'
import { customer, makeWorld } from './world.ts'

const told: { address: string; token: string }[] = []

beforeAll(makeWorld)

beforeEach(() => {
  told.length = 0
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...call) => {
    const request = new Request(...call)
    const form = new URLSearchParams(await request.text())
    told.push({ address: request.url, token: form.get('logout_token') ?? '' })
    return new Response(null, { status: 200 })
  })
})

afterEach(() => vi.restoreAllMocks())

async function signedIn(visitor: Visitor = newVisitor(), name: 'Ada' | 'Ravi' | 'Ines' = 'Ada') {
  const back = await signIn(visitor, name)
  return { visitor, ...(await tokensOf(await redeem(back.searchParams.get('code') ?? ''))) }
}

const isSignedIn = async (visitor: Visitor) => {
  const asked = await visitor.visit(await authorisation({ prompt: 'none' }))
  return (asked.headers.get('location') ?? '').includes('code=')
}

const refusal = async (answer: Response) => [
  answer.status,
  z.object({ error: z.string() }).parse(await answer.json()).error,
]

const userinfo = (token: string) =>
  send(new Request(`${issuer}/oauth2/userinfo`, { headers: { authorization: `Bearer ${token}` } }))

const leave = (asked: Record<string, string>) =>
  `/oauth2/end-session?${new URLSearchParams(asked).toString()}`

describe('a refresh token', () => {
  test('is renewed with every use, and the person stays the same', async () => {
    const { refresh_token, access_token } = await signedIn()
    const next = await tokensOf(await refresh(refresh_token))
    expect(next.refresh_token).not.toBe(refresh_token)
    expect(decodeJwt(next.access_token)).toMatchObject({
      sub: decodeJwt(access_token).sub,
      aud: decodeJwt(access_token).aud,
    })
    expect((await refresh(next.refresh_token)).status).toBe(200)
  })

  test('may be sent once more when the answer was lost, and the answer is the same', async () => {
    const { refresh_token } = await signedIn()
    const [first, again] = [
      await tokensOf(await refresh(refresh_token)),
      await tokensOf(await refresh(refresh_token)),
    ]
    expect(again.refresh_token).toBe(first.refresh_token)
  })

  test('that comes back later was stolen: the whole family ends', async () => {
    const { refresh_token } = await signedIn(newVisitor(), 'Ravi')
    const next = await tokensOf(await refresh(refresh_token))
    await env.DB.prepare(
      "UPDATE oauthRefreshToken SET rotationReplayExpiresAt = '2020-01-01T00:00:00.000Z'",
    ).run()
    expect(await refusal(await refresh(refresh_token))).toEqual([400, 'invalid_grant'])
    expect(await refusal(await refresh(next.refresh_token))).toEqual([400, 'invalid_grant'])
  })

  test('is nothing to another shop, made up, or run out', async () => {
    const { refresh_token } = await signedIn()
    expect(await refusal(await refresh(refresh_token, 'juniper'))).toEqual([400, 'invalid_grant'])
    expect(await refusal(await refresh('made-up'))).toEqual([400, 'invalid_grant'])
    await env.DB.prepare("UPDATE oauthRefreshToken SET expiresAt = '2020-01-01T00:00:00.000Z'").run()
    expect(await refusal(await refresh(refresh_token))).toEqual([400, 'invalid_grant'])
  })

  test('is over when the shop revokes it', async () => {
    const { refresh_token } = await signedIn()
    const revoked = await call('/oauth2/revoke', { token: refresh_token, token_type_hint: 'refresh_token' })
    expect(revoked.status).toBe(200)
    expect(await refusal(await refresh(refresh_token))).toEqual([400, 'invalid_grant'])
  })

  test('is not revoked by another shop', async () => {
    const { refresh_token } = await signedIn()
    await call('/oauth2/revoke', { token: refresh_token, token_type_hint: 'refresh_token' }, 'juniper')
    expect((await refresh(refresh_token)).status).toBe(200)
  })

  test('lies in the database as its digest alone', async () => {
    const { refresh_token } = await signedIn()
    const { results } = await env.DB.prepare('SELECT * FROM oauthRefreshToken').all()
    expect(results.length).toBeGreaterThan(0)
    expect(JSON.stringify(results)).not.toContain(refresh_token)
  })
})

describe('signing out', () => {
  const home = 'https://rowan.test/'

  test('with an id token ends the session and its tokens, and leads back to the shop', async () => {
    const { visitor, id_token, refresh_token, access_token } = await signedIn()
    const answer = await visitor.visit(
      leave({ id_token_hint: id_token, post_logout_redirect_uri: home, state: 'here' }),
    )
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${home}?state=here`])
    expect(await isSignedIn(visitor)).toBe(false)
    expect(await refusal(await refresh(refresh_token))).toEqual([400, 'invalid_grant'])
    expect((await userinfo(access_token)).status).toBe(401)
  })

  test('tells every shop of that session, with a token that the provider’s keys prove', async () => {
    const { visitor, id_token } = await signedIn(newVisitor(), 'Ines')
    await visitor.visit(leave({ id_token_hint: id_token }))
    expect(told.map(({ address }) => address)).toEqual(['https://rowan.test/api/back-channel-logout'])
    const keys = createLocalJWKSet(
      z
        .object({ keys: z.array(z.looseObject({ kty: z.string() })) })
        .parse(await (await visitor.visit('/jwks')).json()),
    )
    const { payload } = await jwtVerify(told[0]?.token ?? '', keys, {
      issuer,
      audience: 'rowan',
      typ: 'logout+jwt',
      algorithms: ['ES256'],
    })
    expect(payload).toMatchObject({
      sub: customer('Ines').id,
      sid: decodeJwt(id_token)['sid'],
      events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
    })
    expect(payload['nonce']).toBeUndefined()
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(120)
  })

  test('ends it though a shop doesn’t answer', async () => {
    vi.mocked(fetch).mockRejectedValue(new TypeError('unreachable'))
    const { visitor, id_token } = await signedIn()
    expect((await visitor.visit(leave({ id_token_hint: id_token }))).status).toBe(200)
    expect(await isSignedIn(visitor)).toBe(false)
  })

  test('leads nowhere but to the shop’s own addresses', async () => {
    for (const address of [
      'https://evil.example/',
      'https://juniper.test/',
      'https://rowan.test/else',
      '//evil',
    ]) {
      const { visitor, id_token } = await signedIn()
      const answer = await visitor.visit(
        leave({ id_token_hint: id_token, post_logout_redirect_uri: address }),
      )
      expect([answer.status, answer.headers.get('location')]).toEqual([200, null])
      expect(await answer.text()).toContain('You are signed out')
    }
  })

  test('without proof asks the person, and the button does it', async () => {
    const { visitor, refresh_token } = await signedIn()
    const asked = await visitor.visit(leave({ client_id: 'rowan', post_logout_redirect_uri: home }))
    const page = await asked.text()
    expect(page).toContain('Sign out?')
    expect(await isSignedIn(visitor)).toBe(true)
    const action = (/action="([^"]+)"/.exec(page)?.[1] ?? '').replaceAll('&amp;', '&')
    const answer = await visitor.visit(action, { form: {} })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, home])
    expect(await isSignedIn(visitor)).toBe(false)
    expect((await refresh(refresh_token)).status).toBe(400)
  })

  test('can’t be done to somebody by a page of somebody else', async () => {
    const { visitor } = await signedIn()
    const answer = await visitor.visit('/oauth2/end-session/confirmation', {
      form: {},
      headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    })
    expect(answer.status).toBe(403)
    expect(await isSignedIn(visitor)).toBe(true)
  })

  test('with a forged id token, or another person’s, asks first', async () => {
    const { id_token } = await signedIn()
    const other = await signedIn(newVisitor(), 'Ravi')
    for (const hint of [`${id_token.slice(0, -6)}AAAAAA`, id_token]) {
      const answer = await other.visitor.visit(leave({ id_token_hint: hint }))
      expect(await answer.text()).toContain('Sign out?')
    }
    expect(await isSignedIn(other.visitor)).toBe(true)
  })

  test('works from a form, too', async () => {
    const { visitor, id_token } = await signedIn()
    const answer = await visitor.visit('/oauth2/end-session', {
      form: { id_token_hint: id_token, post_logout_redirect_uri: home },
    })
    expect(answer.headers.get('location')).toBe(home)
  })

  test('of one session leaves another device’s alone', async () => {
    const one = await signedIn()
    const other = await signedIn()
    await one.visitor.visit(leave({ id_token_hint: one.id_token }))
    expect(await isSignedIn(other.visitor)).toBe(true)
    expect((await refresh(other.refresh_token)).status).toBe(200)
  })
})

test('the session cookie is out of the reach of scripts and of other hosts', async () => {
  const visitor = newVisitor()
  const asked = await visitor.visit(await authorisation())
  const { email, password } = customer('Ada')
  const answer = await visitor.visit(asked.headers.get('location') ?? '', { form: { email, password } })
  const cookie = answer.headers.getSetCookie().find((line) => line.includes('session_token')) ?? ''
  expect(cookie).toMatch(/^__Secure-/)
  for (const flag of [/; HttpOnly/i, /; Secure/i, /; SameSite=Lax/i]) expect(cookie).toMatch(flag)
  expect(cookie).not.toMatch(/domain=/i)
})

test('a session that was there before is another one after signing in', async () => {
  const visitor = newVisitor()
  visitor.cookies.set('__Secure-sign-in.session_token', 'planted.signature')
  await signIn(visitor, 'Ada')
  expect(visitor.cookies.get('__Secure-sign-in.session_token')).not.toContain('planted')
})
