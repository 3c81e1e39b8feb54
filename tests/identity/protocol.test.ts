import { env } from 'cloudflare:workers'
import { createLocalJWKSet, decodeJwt, jwtVerify } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { authorisation, call, landing, redeem, redirectAddress, signIn, tokensOf, verifier } from './shop.ts'
import { issuer, newVisitor, send } from './visitor.ts'
import { customer, makeWorld } from './world.ts'

beforeAll(makeWorld)

const codeOf = (back: URL) => back.searchParams.get('code') ?? ''
const errorOf = async (answer: Response) => z.object({ error: z.string() }).parse(await answer.json()).error

test('discovery names every endpoint on the issuer, S256 and ES256 alone', async () => {
  const answer = await newVisitor().visit('/.well-known/openid-configuration')
  expect(await answer.json()).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}/oauth2/authorize`,
    token_endpoint: `${issuer}/oauth2/token`,
    userinfo_endpoint: `${issuer}/oauth2/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    end_session_endpoint: `${issuer}/oauth2/end-session`,
    revocation_endpoint: `${issuer}/oauth2/revoke`,
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    id_token_signing_alg_values_supported: ['ES256'],
    backchannel_logout_supported: true,
  })
})

test('somebody signs in, and the shop learns who it is', async () => {
  const back = await signIn(newVisitor(), 'Ada')
  expect(`${back.origin}${back.pathname}`).toBe(redirectAddress)
  expect(back.searchParams.get('state')).toBe('twelve-chars')
  expect(back.searchParams.get('iss')).toBe(issuer)
  const tokens = await tokensOf(await redeem(codeOf(back)))
  const keys = createLocalJWKSet(
    z
      .object({ keys: z.array(z.looseObject({ kty: z.string() })) })
      .parse(await (await newVisitor().visit('/jwks')).json()),
  )
  const { payload } = await jwtVerify(tokens.id_token, keys, {
    issuer,
    audience: 'rowan',
    algorithms: ['ES256'],
  })
  const { id, name, email } = customer('Ada')
  expect(payload).toMatchObject({
    sub: id,
    nonce: 'a-nonce',
    name,
    email,
    email_verified: true,
    account_type: 'DECORAIT_PRO_CLIENT',
  })
  const access = await jwtVerify(tokens.access_token, keys, {
    issuer,
    audience: 'urn:archipelago:market:rowan',
    typ: 'at+jwt',
  })
  expect(access.payload).toMatchObject({ sub: id, client_id: 'rowan', sid: payload['sid'] })
  expect(access.payload['scope']).toContain('admin:sign-in')
  expect((access.payload.exp ?? 0) - (access.payload.iat ?? 0)).toBe(3600)
})

test('userinfo says the same, to the token alone', async () => {
  const tokens = await tokensOf(await redeem(codeOf(await signIn(newVisitor(), 'Ravi'))))
  const ask = (token: string) =>
    send(new Request(`${issuer}/oauth2/userinfo`, { headers: { authorization: `Bearer ${token}` } }))
  const { id, name, email } = customer('Ravi')
  expect(await (await ask(tokens.access_token)).json()).toMatchObject({
    sub: id,
    name,
    email,
    email_verified: true,
    account_type: 'DECORAIT_TRADE',
  })
  expect((await ask(`${tokens.access_token.slice(0, -6)}AAAAAA`)).status).toBeGreaterThanOrEqual(400)
})

test('the public keys keep their private halves, which lie encrypted in the database', async () => {
  const text = await (await newVisitor().visit('/jwks')).text()
  expect(text).toContain('"ES256"')
  expect(text).not.toMatch(/"d"|privateKey/)
  const row = await env.DB.prepare('SELECT privateKey FROM jwks').first<{ privateKey: string }>()
  expect(row?.privateKey).not.toMatch(/"d\\?"|"kty/)
})

test('who is signed in at one shop is signed in at another with one step', async () => {
  const visitor = newVisitor()
  await signIn(visitor, 'Ada')
  const juniper = { client_id: 'juniper', redirect_uri: 'https://juniper.test/post-login' }
  const back = await landing(visitor, await visitor.visit(await authorisation(juniper)))
  expect(back.host).toBe('juniper.test')
  const answer = await redeem(codeOf(back), { redirect_uri: juniper.redirect_uri }, 'juniper')
  expect(decodeJwt((await tokensOf(answer)).access_token).aud).toContain('urn:archipelago:market:juniper')
})

test('a shop gets tokens for its own market, whatever it asks for', async () => {
  const back = await signIn(newVisitor(), 'Ada', { resource: 'urn:archipelago:market:juniper' })
  const { access_token } = await tokensOf(await redeem(codeOf(back)))
  expect(decodeJwt(access_token).aud).toEqual(['urn:archipelago:market:rowan', `${issuer}/oauth2/userinfo`])
})

test('prompt=none signs nobody in silently who isn’t, and prompt=login asks again', async () => {
  const stranger = newVisitor()
  const back = await landing(stranger, await stranger.visit(await authorisation({ prompt: 'none' })))
  expect(back.searchParams.get('error')).toBe('login_required')
  const visitor = newVisitor()
  await signIn(visitor, 'Ada')
  const asked = await visitor.visit(await authorisation({ prompt: 'login' }))
  expect(asked.headers.get('location')).toMatch(/^\/sign-in\?/)
})

test('a shop may lead straight to opening an account', async () => {
  const asked = await newVisitor().visit(await authorisation({ prompt: 'create' }))
  expect(asked.headers.get('location')).toMatch(/^\/sign-up\?/)
})

describe('an address to return to', () => {
  test.each([
    'https://rowan.test/post-login/',
    'https://rowan.test/post-login?next=/',
    'https://rowan.test:8443/post-login',
    'http://rowan.test/post-login',
    'https://rowan.test.evil.example/post-login',
    'https://rowan.test@evil.example/post-login',
    'https://evil.example/post-login',
    'https://juniper.test/post-login',
    '//rowan.test/post-login',
    'javascript:alert(1)',
    '',
  ])('%s is not one of the shop’s, and nobody is sent there', async (address) => {
    const answer = await newVisitor().visit(await authorisation({ redirect_uri: address }))
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
  })

  test('on each of the shop’s hosts is one', async () => {
    const asked = await newVisitor().visit(
      await authorisation({ redirect_uri: 'https://www.rowan.test/post-login' }),
    )
    expect(asked.status).toBe(302)
  })
})

test('a shop that nobody knows, or that has a provider of its own, is no client here', async () => {
  for (const client of ['nobody', 'sorrel', '']) {
    const answer = await newVisitor().visit(await authorisation({ client_id: client }))
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
  }
})

describe('a request to authorise', () => {
  test.each([
    ['without a challenge', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
    ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['for a scope that the shop hasn’t got', { scope: 'openid everything' }, 'invalid_scope'],
  ])('%s is refused, and the shop is told', async (_, changed, error) => {
    const answer = await newVisitor().visit(await authorisation(changed))
    const { origin, searchParams } = new URL(answer.headers.get('location') ?? '/', issuer)
    expect([origin, searchParams.get('error')]).toEqual(['https://rowan.test', error])
    expect(searchParams.get('code')).toBe(null)
  })

  test('for a token straight away gets none', async () => {
    const answer = await newVisitor().visit(await authorisation({ response_type: 'token' }))
    const location = answer.headers.get('location') ?? ''
    expect(location).toMatch(/^https:\/\/rowan\.test\/post-login#error=unsupported_response_type/)
    expect(location).not.toContain('access_token')
  })

  test('for what there is no page for ends on one that says where to start', async () => {
    const visitor = newVisitor()
    const answer = await visitor.visit(await authorisation({ prompt: 'select_account' }))
    const page = await visitor.visit(answer.headers.get('location') ?? '')
    expect([page.status, (await page.text()).includes('Please start from the shop')]).toEqual([400, true])
  })

  test('may come often, but not without end', async () => {
    const visitor = newVisitor('198.51.100.200')
    const path = await authorisation()
    for (let count = 0; count < 120; count++) await visitor.visit(path)
    const answer = await visitor.visit(path)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60'])
    expect(await answer.text()).toContain('Please wait a minute')
    expect((await newVisitor('198.51.100.201').visit(path)).status).toBe(302)
  })
})

describe('a code', () => {
  test('is refused without its verifier, and with another', async () => {
    const visitor = newVisitor()
    const first = await redeem(codeOf(await signIn(visitor, 'Ada')), { code_verifier: '' })
    expect(first.status).toBeGreaterThanOrEqual(400)
    const other = await redeem(codeOf(await signIn(newVisitor(), 'Ada')), {
      code_verifier: `${verifier}-not`,
    })
    expect(other.status).toBeGreaterThanOrEqual(400)
  })

  test('is refused where it wasn’t sent, and from a shop that it wasn’t for', async () => {
    const elsewhere = await redeem(codeOf(await signIn(newVisitor(), 'Ada')), {
      redirect_uri: 'https://www.rowan.test/post-login',
    })
    expect(await errorOf(elsewhere)).toBe('invalid_grant')
    const other = await redeem(codeOf(await signIn(newVisitor(), 'Ada')), {}, 'juniper')
    expect(await errorOf(other)).toBe('invalid_grant')
  })

  test('works once; used again it ends what came of it', async () => {
    const code = codeOf(await signIn(newVisitor(), 'Ines'))
    const { refresh_token } = await tokensOf(await redeem(code))
    expect(await errorOf(await redeem(code))).toBe('invalid_grant')
    const renewed = await call('/oauth2/token', { grant_type: 'refresh_token', refresh_token })
    expect(await errorOf(renewed)).toBe('invalid_grant')
  })

  test('is refused when it is made up or too old', async () => {
    expect(await errorOf(await redeem('made-up'))).toBe('invalid_grant')
    const code = codeOf(await signIn(newVisitor(), 'Ada'))
    await env.DB.prepare("UPDATE verification SET expiresAt = '2020-01-01T00:00:00.000Z'").run()
    expect(await errorOf(await redeem(code))).toBe('invalid_grant')
  })

  test('is refused from somebody who hasn’t the shop’s secret', async () => {
    const code = codeOf(await signIn(newVisitor(), 'Ada'))
    const form = {
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectAddress,
      code_verifier: verifier,
    }
    const none = await call('/oauth2/token', { ...form, client_id: 'rowan' }, null)
    expect(none.status).toBeGreaterThanOrEqual(400)
    const guessed = new Request(`${issuer}/oauth2/token`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa('rowan:guessed')}` },
      body: new URLSearchParams({ ...form, code: codeOf(await signIn(newVisitor(), 'Ada')) }),
    })
    expect((await send(guessed)).status).toBe(401)
  })
})

test('the library’s other doors are shut', async () => {
  const shut = [
    ['POST', '/sign-up/email'],
    ['POST', '/sign-in/email'],
    ['POST', '/oauth2/register'],
    ['POST', '/oauth2/create-client'],
    ['POST', '/admin/oauth2/create-client'],
    ['GET', '/token'],
    ['GET', '/get-session'],
    ['POST', '/change-email'],
    ['POST', '/update-user'],
    ['GET', '/oauth2/get-clients'],
  ] as const
  for (const [method, path] of shut) {
    const answer = await newVisitor().visit(path, { method, ...(method === 'POST' && { form: { a: 'b' } }) })
    expect([path, answer.status]).toEqual([path, 404])
  }
})

test('another host can’t choose the issuer', async () => {
  const answer = await send(new Request('https://id.evil.example/.well-known/openid-configuration'))
  expect(answer.status).toBe(421)
})

test('the clients are those of the configuration; one that it has dropped is switched off', async () => {
  const { results } = await env.DB.prepare(
    'SELECT clientId, disabled FROM oauthClient ORDER BY clientId',
  ).all()
  expect(results).toEqual([
    { clientId: 'closed-shop', disabled: 1 },
    { clientId: 'juniper', disabled: 0 },
    { clientId: 'rowan', disabled: 0 },
  ])
})
