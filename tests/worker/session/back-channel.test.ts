import { listDurableObjectIds } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { SignJWT, exportJWK, generateKeyPair } from 'jose'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { openNetwork } from './network.ts'
import { hearth, signedIn, signedInAs, stateOf } from './people.ts'
import { TestVisitor } from './visitor.ts'

const asForm = { 'content-type': 'application/x-www-form-urlencoded' }

describe('the provider’s own word that a session is over', () => {
  const event = 'http://schemas.openid.net/event/backchannel-logout'
  let key: CryptoKeyPair
  let strange: CryptoKeyPair

  beforeAll(async () => {
    key = await generateKeyPair('RS256')
    strange = await generateKeyPair('RS256')
  })

  interface Word {
    claims?: Record<string, unknown>
    typ?: string
    key?: CryptoKeyPair
    alg?: string
  }

  /** Posts a logout token, from a provider whose published key is the test's own. */
  async function tell(word: Word = {}, shop = hearth): Promise<number> {
    const network = openNetwork()
    network.reactWith(async (request, forward) => {
      if (new URL(request.url).pathname !== '/jwks') return forward()
      return Response.json({
        keys: [{ ...(await exportJWK(key.publicKey)), kid: 'k', alg: 'RS256', use: 'sig' }],
      })
    })
    const claims = { sub: 'ada', jti: crypto.randomUUID(), events: { [event]: {} }, ...word.claims }
    const token = await new SignJWT({ iss: inject('issuer'), aud: 'hearth', iat: now(), ...claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'k', typ: word.typ ?? 'logout+jwt' })
      .sign((word.key ?? key).privateKey)
    const body = new URLSearchParams({ logout_token: token })
    const answer = await new TestVisitor().ask(`${shop}/api/back-channel-logout`, { method: 'POST', body })
    network.mend()
    return answer.status
  }

  test('ends every session of that person here', async () => {
    const [phone, laptop, someoneElse] = [await signedIn(), await signedIn(), await signedInAs('ben')]
    expect(await tell()).toBe(200)
    expect(await Promise.all([phone, laptop, someoneElse].map((who) => stateOf(who)))).toEqual([
      'guest',
      'guest',
      'signed-in',
    ])
  })

  test.each<[string, Word]>([
    [
      'signed by somebody else',
      {
        get key() {
          return strange
        },
      },
    ],
    ['for another shop', { claims: { aud: 'maison' } }],
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['about something else', { claims: { events: { other: {} } } }],
    ['without an event', { claims: { events: undefined } }],
    ['of nobody', { claims: { sub: undefined } }],
    ['with a nonce, like an id token', { claims: { nonce: 'n' } }],
    ['of another type', { typ: 'at+jwt' }],
    ['of yesterday', { claims: { iat: Math.floor(Date.now() / 1000) - 86_400 } }],
    ['without an id', { claims: { jti: undefined } }],
  ])('is refused when it is %s', async (_what, word) => {
    const visitor = await signedIn()
    expect(await tell(word)).toBe(400)
    expect(await stateOf(visitor)).toBe('signed-in')
  })

  test('is refused when it isn’t a token', async () => {
    for (const body of ['', 'logout_token=x', 'logout_token=a.b.c', 'x'.repeat(20_000)]) {
      const answer = await new TestVisitor().ask(`${hearth}/api/back-channel-logout`, {
        method: 'POST',
        body,
        headers: asForm,
      })
      expect(answer.status).toBe(400)
    }
  })

  test('about somebody who was never here changes nothing and keeps nothing', async () => {
    const before = (await listDurableObjectIds(env.SESSION_VAULT)).length
    expect(await tell({ claims: { sub: 'nobody-knows' } })).toBe(200)
    expect((await listDurableObjectIds(env.SESSION_VAULT)).length).toBe(before)
  })
})

function now(): number {
  return Math.floor(Date.now() / 1000)
}
