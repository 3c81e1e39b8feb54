import { env } from 'cloudflare:workers'
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { forgetExpired } from '#identity/sessions/forget-expired.ts'
import { redeem, signIn, tokensOf } from './shop.ts'
import { issuer, newVisitor } from './visitor.ts'
import { makeWorld } from './world.ts'

beforeAll(makeWorld)

const idToken = async () => {
  const back = await signIn(newVisitor(), 'Ada')
  return (await tokensOf(await redeem(back.searchParams.get('code') ?? ''))).id_token
}

const jwks = z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })) })

test('a signing key that is old enough gives way to a new one, and what it signed is still believed', async () => {
  const before = await idToken()
  await env.DB.prepare('UPDATE jwks SET expiresAt = ?')
    .bind(new Date(Date.now() - 1000).toISOString())
    .run()
  const after = await idToken()
  expect(decodeProtectedHeader(after).kid).not.toBe(decodeProtectedHeader(before).kid)
  const published = jwks.parse(await (await newVisitor().visit('/jwks')).json())
  expect(published.keys.map(({ kid }) => kid).toSorted()).toEqual(
    [before, after].map((token) => decodeProtectedHeader(token).kid ?? '').toSorted(),
  )
  for (const token of [before, after])
    await expect(jwtVerify(token, createLocalJWKSet(published), { issuer })).resolves.toBeDefined()
})

test('what has run out is removed, and nothing else', async () => {
  await idToken()
  const count = async () =>
    (await env.DB.prepare('SELECT count(*) AS n FROM session').first<{ n: number }>())?.n ?? 0
  const lasting = await count()
  await env.DB.prepare(
    "UPDATE session SET expiresAt = '2020-01-01T00:00:00.000Z' WHERE id = (SELECT id FROM session LIMIT 1)",
  ).run()
  await forgetExpired(env.DB)
  expect(await count()).toBe(lasting - 1)
})
