import { fileURLToPath } from 'node:url'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { buildIfStale } from '#tools/shop/build.ts'
import { readConfiguration } from '#tools/shop/configuration.ts'
import { localSecrets } from '#tools/shop/secrets.ts'
import { inOneFile } from '../in-one-file.ts'
import { secrets, siteBlocks } from './sites.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** As it is built: one file, where its sources would be fetched one by one for every file of tests. */
const market = `${root}dist/archipelago_market/entry.mjs`
await buildIfStale(localSecrets(readConfiguration().sites), () => {})

/** Never a key of the live mode: these tests move money. */
const { STRIPE_SECRET_KEY: given = '' } = process.env
const stripeTestKey = /^(sk|rk)_test_/.test(given) ? given : ''

/** The built market Worker inside workerd, on a real D1 database with the real migrations. */
export default defineConfig({
  root,
  resolve: { alias: { '#market/index.ts': market } },
  plugins: [
    cloudflareTest(async () => ({
      main: market,
      miniflare: {
        compatibilityDate: '2026-09-18',
        d1Databases: ['DB', 'SEARCH'],
        r2Buckets: ['INDEX', 'PICTURES'],
        durableObjects: { INDEX_BUILDER: { className: 'IndexBuilder', useSQLite: true } },
        // A test of customers brings a provider of its own; for all others there is none.
        serviceBindings: { IDENTITY: () => new Response('Nobody is here.', { status: 503 }) },
        bindings: {
          IDENTITY_HOST: 'id.localhost',
          ...siteBlocks,
          ...secrets,
          STRIPE_TEST_KEY: stripeTestKey,
          MIGRATIONS: await readD1Migrations(`${root}market/migrations`),
          SEARCH_MIGRATIONS: await readD1Migrations(`${root}market/search/migrations`),
        },
      },
    })),
  ],
  test: {
    name: 'market',
    include: ['tests/market/**/*.test.ts'],
    deps: inOneFile('zod', 'jose'),
    // Every call writes a line of the log; those of a test that fails are worth reading.
    silent: 'passed-only',
  },
})
