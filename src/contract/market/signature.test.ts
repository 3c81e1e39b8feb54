import { createHash, createHmac } from 'node:crypto'
import { SignJWT, UnsecuredJWT, base64url, decodeJwt } from 'jose'
import { describe, expect, test } from 'vitest'
import { type SignedCall, signCall, verifyCall } from './signature.ts'

const key = 'the-signing-key-of-hearth'
const noon = new Date('2026-11-20T12:00:00Z')
const atNoon = { key, now: noon }
const call: SignedCall = {
  site: 'hearth',
  method: 'PUT',
  path: '/operator/inventories/leith/oak?now=1',
  body: '{"quantity":3}',
}

function after(seconds: number): Date {
  return new Date(noon.getTime() + seconds * 1000)
}

/** What `signCall` would sign, to be bent and signed by somebody else. */
async function claimsOf(signed: SignedCall): Promise<Record<string, unknown>> {
  const text = await signCall(signed, key, noon)
  return decodeJwt(text)
}

async function signed(claims: Record<string, unknown>, alg: 'HS256' | 'HS512' = 'HS256'): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg }).sign(new TextEncoder().encode(key))
}

describe('a signature is good', () => {
  test('for the call that was signed, and names it once', async () => {
    const [one, other] = await Promise.all([signCall(call, key, noon), signCall(call, key, noon)])
    const verdicts = await Promise.all([one, other].map((text) => verifyCall(text, call, atNoon)))
    expect(verdicts.map(({ ok }) => ok)).toEqual([true, true])
    expect(new Set(verdicts.map((verdict) => verdict.ok && verdict.jti)).size).toBe(2)
  })

  test('for a call without a body as its SHA-256 says it', async () => {
    const bodiless = { ...call, method: 'GET', body: new Uint8Array() }
    const claims = await claimsOf(bodiless)
    expect(claims['body']).toBe(createHash('sha256').digest('hex'))
    const verdict = await verifyCall(await signed(claims), bodiless, atNoon)
    expect(verdict.ok).toBe(true)
  })

  test.each([0, 59, 64, -4])('%i seconds after it was made', async (seconds) => {
    const verdict = await verifyCall(await signCall(call, key, noon), call, { key, now: after(seconds) })
    expect(verdict.ok).toBe(true)
  })

  test('and never holds the key, the body or anything of it in clear', async () => {
    const text = await signCall(call, key, noon)
    const [, payload = ''] = text.split('.')
    expect(atob(payload.replace(/-/g, '+').replace(/_/g, '/'))).not.toContain('quantity')
    expect(text).not.toContain(key)
  })
})

describe('a signature is refused', () => {
  test.each([
    ['another method', { method: 'POST' }],
    ['another path', { path: '/operator/inventories/leith/ash?now=1' }],
    ['another query', { path: '/operator/inventories/leith/oak?now=2' }],
    ['no query', { path: '/operator/inventories/leith/oak' }],
    ['another body', { body: '{"quantity":4}' }],
    ['no body', { body: '' }],
    ['another site', { site: 'maison' }],
  ])('for %s', async (_what, change) => {
    const text = await signCall(call, key, noon)
    expect(await verifyCall(text, { ...call, ...change }, atNoon)).toEqual({
      ok: false,
      reason: 'signature-invalid',
    })
  })

  test.each([66, 3600])('%i seconds after it was made, as late', async (seconds) => {
    const verdict = await verifyCall(await signCall(call, key, noon), call, { key, now: after(seconds) })
    expect(verdict).toEqual({ ok: false, reason: 'signature-late' })
  })

  test('when it was made ahead of time, to be used later', async () => {
    const text = await signCall(call, key, after(3600))
    expect((await verifyCall(text, call, atNoon)).ok).toBe(false)
  })

  test('under another key', async () => {
    const text = await signCall(call, 'the-signing-key-of-maison', noon)
    expect(await verifyCall(text, call, atNoon)).toEqual({ ok: false, reason: 'signature-invalid' })
  })

  test('when it says that it needs none', async () => {
    const text = new UnsecuredJWT(await claimsOf(call)).encode()
    expect(await verifyCall(text, call, atNoon)).toEqual({ ok: false, reason: 'signature-invalid' })
  })

  test('by another algorithm with the right key', async () => {
    const text = await signed(await claimsOf(call), 'HS512')
    expect((await verifyCall(text, call, atNoon)).ok).toBe(false)
  })

  test('when its header makes demands that nobody here knows of', async () => {
    const demanding = { alg: 'HS256', crit: ['twice'], twice: true }
    const parts = [demanding, await claimsOf(call)].map((part) => base64url.encode(JSON.stringify(part)))
    const seal = createHmac('sha256', key).update(parts.join('.')).digest('base64url')
    expect((await verifyCall([...parts, seal].join('.'), call, atNoon)).ok).toBe(false)
  })

  test.each(['jti', 'exp', 'iat', 'iss', 'aud', 'method', 'path', 'body'])(
    'without its %s',
    async (claim) => {
      const { [claim]: _, ...rest } = await claimsOf(call)
      expect((await verifyCall(await signed(rest), call, atNoon)).ok).toBe(false)
    },
  )

  test('when it gives itself a longer life', async () => {
    const text = await signed({ ...(await claimsOf(call)), exp: after(86_400).getTime() / 1000 })
    expect((await verifyCall(text, call, { key, now: after(120) })).ok).toBe(false)
  })

  test('for another audience', async () => {
    const text = await signed({ ...(await claimsOf(call)), aud: 'somebody-else' })
    expect((await verifyCall(text, call, atNoon)).ok).toBe(false)
  })

  test.each(['', 'x', 'a.b.c', '....'])('when it is no signature at all: "%s"', async (text) => {
    expect(await verifyCall(text, call, atNoon)).toEqual({ ok: false, reason: 'signature-invalid' })
  })
})
