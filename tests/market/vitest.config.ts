import { fileURLToPath } from 'node:url'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { secrets, siteBlocks } from './sites.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The market Worker inside workerd, on a real D1 database with the real migrations. */
export default defineConfig({
  root,
  plugins: [
    cloudflareTest(async () => ({
      main: `${root}market/index.ts`,
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
          MIGRATIONS: await readD1Migrations(`${root}market/migrations`),
          SEARCH_MIGRATIONS: await readD1Migrations(`${root}market/search/migrations`),
        },
      },
    })),
  ],
  test: {
    name: 'market',
    include: ['tests/market/**/*.test.ts'],
    // Every call writes a line of the log; those of a test that fails are worth reading.
    silent: 'passed-only',
  },
})
