import { env } from 'cloudflare:workers'
import { SignJWT, generateKeyPair } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'
import { lettersTo } from './letters.ts'
import { authorisation, redeem, refresh, signIn, tokensOf } from './shop.ts'
import { issuer, newVisitor, send } from './visitor.ts'
import { customer, makeWorld } from './world.ts'

beforeAll(makeWorld)

async function signedIn(name: 'Ada' | 'Ravi' | 'Ines', scope?: string) {
  const visitor = newVisitor()
  const back = await signIn(visitor, name, scope ? { scope } : {})
  return { visitor, ...(await tokensOf(await redeem(back.searchParams.get('code') ?? ''))) }
}

function ask(path: string, token: string, body: unknown): Promise<Response> {
  return send(
    new Request(`${issuer}/account/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'cf-connecting-ip': '192.0.2.5',
      },
      body: JSON.stringify(body),
    }),
  )
}

const codeOf = async (answer: Response) => {
  const body: { error: { code: string } } = await answer.json()
  return [answer.status, body.error.code]
}

describe('a changed password', () => {
  test('takes the present one, and signs every other device out', async () => {
    const here = await signedIn('Ada')
    const other = await signedIn('Ada')
    const { email, password } = customer('Ada')
    const answer = await ask('password', here.access_token, { password, newpassword: 'a better one by far' })
    expect(answer.status).toBe(204)
    expect((await refresh(here.refresh_token)).status).toBe(200)
    expect((await refresh(other.refresh_token)).status).toBe(400)
    const asked = await other.visitor.visit(await authorisation({ prompt: 'none' }))
    expect(asked.headers.get('location')).toContain('login_required')
    expect((await lettersTo(email))[0]?.subject).toContain('was changed')
    const again = await ask('password', here.access_token, { password, newpassword: 'yet another one' })
    expect(await codeOf(again)).toEqual([403, 'wrong_password'])
  })

  test('must be a good one', async () => {
    const { access_token } = await signedIn('Ravi')
    const { password } = customer('Ravi')
    for (const newpassword of ['short', 'password123', 'Ravi Menon', 'ravi@customers.example'])
      expect(await codeOf(await ask('password', access_token, { password, newpassword }))).toEqual([
        422,
        'weak_password',
      ])
  })

  test('can’t be guessed at', async () => {
    const { access_token } = await signedIn('Ravi')
    const body = { password: 'a guess', newpassword: 'a better one by far' }
    const codes = []
    for (let count = 0; count < 6; count++)
      codes.push(await codeOf(await ask('password', access_token, body)))
    expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => [403, 'wrong_password']))
    expect(codes[5]).toEqual([429, 'too_many_attempts'])
  })
})

describe('a deleted account', () => {
  test('takes the password, and leaves nothing of the person', async () => {
    const { access_token, refresh_token, visitor } = await signedIn('Ines')
    const { id, email, password } = customer('Ines')
    expect(await codeOf(await ask('deletion', access_token, { password: 'a guess' }))).toEqual([
      403,
      'wrong_password',
    ])
    expect((await ask('deletion', access_token, { password })).status).toBe(204)
    expect((await lettersTo(email))[0]?.subject).toContain('is deleted')
    await env.DB.prepare('DELETE FROM outbox').run()
    expect((await refresh(refresh_token)).status).toBe(400)
    expect(await codeOf(await ask('deletion', access_token, { password }))).toEqual([401, 'token_refused'])
    const asked = await visitor.visit(await authorisation({ prompt: 'none' }))
    expect(asked.headers.get('location')).toContain('login_required')
    const { results: tables } = await env.DB.prepare(
      "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite%'",
    ).all<{ name: string }>()
    for (const { name } of tables) {
      const { results } = await env.DB.prepare(`SELECT * FROM "${name}"`).all()
      expect([name, JSON.stringify(results).includes(id), JSON.stringify(results).includes(email)]).toEqual([
        name,
        false,
        false,
      ])
    }
  })
})

describe('a call is refused', () => {
  const body = { password: customer('Ada').password, newpassword: 'a better one by far' }

  test('without a token, with a broken one, or with one of another kind', async () => {
    const { id_token, refresh_token, access_token } = await signedIn('Ravi')
    for (const token of ['', 'broken', id_token, refresh_token, `${access_token.slice(0, -6)}AAAAAA`])
      expect(await codeOf(await ask('password', token, body))).toEqual([401, 'token_refused'])
  })

  test('with a token that another key has signed, or nobody', async () => {
    const claims = { client_id: 'rowan', scope: 'openid admin:sign-in', sid: 'x' }
    const { privateKey } = await generateKeyPair('ES256')
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt' })
      .setIssuer(issuer)
      .setAudience(`${issuer}/oauth2/userinfo`)
      .setSubject(customer('Ada').id)
      .setExpirationTime('1h')
      .sign(privateKey)
    const unsigned = `${btoa('{"alg":"none","typ":"at+jwt"}')}.${forged.split('.')[1]}.`
    for (const token of [forged, unsigned])
      expect(await codeOf(await ask('password', token, body))).toEqual([401, 'token_refused'])
  })

  test('without the scope for it', async () => {
    const { access_token } = await signedIn('Ravi', 'openid profile email')
    expect(await codeOf(await ask('password', access_token, body))).toEqual([403, 'scope_missing'])
  })

  test('once the session has ended', async () => {
    const { access_token, visitor, id_token } = await signedIn('Ravi')
    await visitor.visit(`/oauth2/end-session?id_token_hint=${id_token}`)
    expect(await codeOf(await ask('password', access_token, body))).toEqual([401, 'token_refused'])
  })

  test('when it can’t be read, or is far too long', async () => {
    const { access_token } = await signedIn('Ravi')
    expect(await codeOf(await ask('password', access_token, { password: 1 }))).toEqual([400, 'unreadable'])
    expect((await ask('password', access_token, { ...body, more: 'x'.repeat(5000) })).status).toBe(413)
  })
})
