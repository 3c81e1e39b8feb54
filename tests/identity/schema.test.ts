import { env } from 'cloudflare:workers'
import { getMigrations } from 'better-auth/db/migration'
import { beforeAll, expect, test } from 'vitest'
import { createProvider } from '#identity/provider/provider.ts'
import { makeWorld } from './world.ts'

beforeAll(makeWorld)

test('the migrations make every table and column that the provider reads', async () => {
  const { options } = createProvider({
    db: env.DB,
    issuer: 'https://id.test',
    key: 'k'.repeat(40),
    scopes: ['openid'],
  })
  const { toBeCreated, toBeAdded } = await getMigrations(options)
  expect(toBeCreated.map(({ table }) => table)).toEqual([])
  expect(toBeAdded.map(({ table, fields }) => [table, Object.keys(fields)])).toEqual([])
})
