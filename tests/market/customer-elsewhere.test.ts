import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { type JWTPayload, SignJWT, exportJWK, generateKeyPair } from 'jose'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  changePassword,
  deleteProfile,
  deleteProfileByPassword,
  profileConfiguration,
} from '#contract/market/customer-account.ts'
import { readCustomer } from '#contract/market/customer.ts'
import { answerTo, callFor, refusalTo } from './customer-provider.ts'

const origin = 'https://id.sorrel.example'
/** It says so with a slash, as some providers do. */
const issuer = `${origin}/`
const keys = await generateKeyPair('RS256', { extractable: true })
const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'theirs', alg: 'RS256' }

let document: Record<string, string>
let isReachable = true

async function elsewhere(asked: RequestInfo | URL): Promise<Response> {
  const url = asked instanceof Request ? asked.url : String(asked)
  if (!isReachable) throw new TypeError('Network connection lost.')
  if (url === `${origin}/.well-known/openid-configuration`) return Response.json(document)
  if (url === `${origin}/keys`) return Response.json({ keys: [jwk] })
  if (url === `${origin}/me`)
    return Response.json({ sub: 'fay', name: 'Fay Gill', email: 'fay@gill.example' })
  return new Response(null, { status: 404 })
}

beforeAll(() => applyD1Migrations(env.DB, env.MIGRATIONS))

beforeEach(() => {
  isReachable = true
  document = { issuer, jwks_uri: `${origin}/keys`, userinfo_endpoint: `${origin}/me` }
  vi.spyOn(globalThis, 'fetch').mockImplementation(elsewhere)
})

async function tokenOf(claims: JWTPayload): Promise<string> {
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({ iss: issuer, sub: 'fay', iat: now, exp: now + 600, ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'theirs' })
    .sign(keys.privateKey)
}

/** One provider names whom a token is for, another the client that it was given to. */
const withAudience = { aud: 'urn:archipelago:market:sorrel' }
const withClient = { client_id: 'sorrel', token_use: 'access' }

describe('a provider of somebody else’s', () => {
  test('that can’t be reached ends nobody’s session', async () => {
    isReachable = false
    const sent = callFor(await tokenOf(withAudience), ['sorrel', readCustomer])
    expect(await refusalTo(sent)).toEqual([503, 'provider-silent'])
  })

  test('that says it is another one is not believed', async () => {
    document = { ...document, issuer: 'https://id.evil.example' }
    const sent = callFor(await tokenOf(withAudience), ['sorrel', readCustomer])
    expect(await refusalTo(sent)).toEqual([503, 'provider-silent'])
  })

  test.each([
    ['an audience', withAudience],
    ['a client', withClient],
  ])('vouches for a customer by %s', async (_name, claims) => {
    const { customer } = await answerTo(
      readCustomer,
      callFor(await tokenOf(claims), ['sorrel', readCustomer]),
    )
    expect(customer).toMatchObject({ uid: 'fay', name: 'Fay Gill', username: 'fay@gill.example' })
  })

  test.each([
    ['an id token', { aud: 'sorrel' }],
    ['an id token of the kind without an audience', { client_id: 'sorrel', token_use: 'id' }],
    ['another client’s', { client_id: 'other', token_use: 'access' }],
    ['another shop’s', { aud: 'urn:archipelago:market:rowan' }],
    ['our own provider’s', { ...withAudience, iss: 'http://id.localhost:8787' }],
  ])('doesn’t with %s', async (_name, claims) => {
    const sent = callFor(await tokenOf(claims), ['sorrel', readCustomer], {
      headers: { 'x-api-token': 'token-of-the-site-sorrel' },
    })
    expect(await refusalTo(sent)).toEqual([401, 'bearer-refused'])
  })

  test('keeps the password, and the account when the profile goes', async () => {
    const ask = async () => tokenOf(withAudience)
    const { data } = await answerTo(
      profileConfiguration,
      callFor(await ask(), ['sorrel', profileConfiguration]),
    )
    expect(data.passwordKeptAt).toBe(origin)
    const change = { body: { password: 'x', newpassword: 'a difference engine' } }
    expect(await refusalTo(callFor(await ask(), ['sorrel', changePassword], change))).toEqual([
      409,
      'password-elsewhere',
    ])
    const byPassword = { body: { password: 'x' } }
    expect(await refusalTo(callFor(await ask(), ['sorrel', deleteProfileByPassword], byPassword))).toEqual([
      409,
      'password-elsewhere',
    ])
    const token = await ask()
    expect(await answerTo(deleteProfile, callFor(token, ['sorrel', deleteProfile]))).toEqual({
      data: { deleted: true },
    })
    expect(await refusalTo(callFor(token, ['sorrel', readCustomer]))).toEqual([401, 'bearer-refused'])
  })
})
