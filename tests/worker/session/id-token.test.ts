import { SignJWT, exportJWK, generateKeyPair } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openNetwork } from './network.ts'
import { hearth, stateOf, troubleOf } from './people.ts'
import { TestVisitor } from './visitor.ts'

const payloadForm = z.record(z.string(), z.json())
const tokenAnswer = z.looseObject({ id_token: z.string() })

interface Forgery {
  claims?: Record<string, z.infer<ReturnType<typeof z.json>> | undefined>
  /** Signs with a key that the provider doesn't publish. */
  withStrangeKey?: boolean
  /** Changes the token once it is signed. */
  spoil?: (token: string) => string
}

let published: CryptoKeyPair
let strange: CryptoKeyPair

beforeAll(async () => {
  published = await generateKeyPair('RS256', { extractable: true })
  strange = await generateKeyPair('RS256', { extractable: true })
})

/** Signs in at a provider that lies in one point, and says what the shop made of it. */
async function signInWith(forgery: Forgery): Promise<{ trouble: string | undefined; state: string }> {
  const network = openNetwork()
  network.reactWith(async (request, forward) => {
    const { pathname } = new URL(request.url)
    const answer = await forward()
    if (pathname === '/jwks') {
      const key = { ...(await exportJWK(published.publicKey)), kid: 'published', alg: 'RS256', use: 'sig' }
      return Response.json({ keys: [key] })
    }
    if (pathname !== '/token') return answer
    const said = tokenAnswer.parse(await answer.json())
    return Response.json({ ...said, id_token: await forge(said.id_token, forgery) })
  })
  const visitor = new TestVisitor()
  const { url, answer } = await visitor.follow(`${hearth}/sign-in?returnTo=/products`)
  const trouble = url.pathname === '/products' ? undefined : await troubleOf(answer)
  return { trouble, state: await stateOf(visitor) }
}

async function forge(
  token: string,
  { claims = {}, withStrangeKey = false, spoil }: Forgery,
): Promise<string> {
  const [, body = ''] = token.split('.')
  const payload = payloadForm.parse(JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/'))))
  const changed = Object.fromEntries(
    Object.entries({ ...payload, ...claims }).filter(([, value]) => value !== undefined),
  )
  const key = withStrangeKey ? strange.privateKey : published.privateKey
  const signed = await new SignJWT(changed).setProtectedHeader({ alg: 'RS256', kid: 'published' }).sign(key)
  return spoil ? spoil(signed) : signed
}

const now = Math.floor(Date.now() / 1000)
const base64 = (text: string) => btoa(text).replaceAll('=', '')

test('an id token that tells the truth is believed', async () => {
  expect(await signInWith({})).toEqual({ trouble: undefined, state: 'signed-in' })
})

test.each<[string, Forgery]>([
  ['signed with another key', { withStrangeKey: true }],
  [
    'changed after it was signed',
    { spoil: (token) => token.replace(/\.[^.]+$/, (mac) => mac.slice(0, -8) + 'AAAAAAAA') },
  ],
  ['not signed at all', { spoil: (token) => `${base64('{"alg":"none"}')}.${token.split('.')[1]}.` }],
  ['of another issuer', { claims: { iss: 'https://evil.example' } }],
  ['for another client', { claims: { aud: 'maison' } }],
  ['for several clients, meant for another', { claims: { aud: ['hearth', 'maison'], azp: 'maison' } }],
  ['with another nonce', { claims: { nonce: 'another' } }],
  ['without a nonce', { claims: { nonce: undefined } }],
  ['that has run out', { claims: { exp: now - 3600, iat: now - 7200 } }],
  ['without an end', { claims: { exp: undefined } }],
  ['without a subject', { claims: { sub: undefined } }],
])('an id token %s makes nobody signed in', async (_what, forgery) => {
  expect(await signInWith(forgery)).toEqual({ trouble: 'refused', state: 'guest' })
})
