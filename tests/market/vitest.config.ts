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
      miniflare: {
        compatibilityDate: '2026-09-18',
        d1Databases: ['DB'],
        bindings: {
          ...siteBlocks,
          ...secrets,
          MIGRATIONS: await readD1Migrations(`${root}market/migrations`),
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
