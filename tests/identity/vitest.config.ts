import { fileURLToPath } from 'node:url'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { betterAuth, hono, inOneFile } from '../in-one-file.ts'
import { secrets, siteBlocks } from './sites.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The identity Worker inside workerd, on a real D1 database with the real migrations. */
export default defineConfig({
  root,
  plugins: [
    cloudflareTest(async () => ({
      miniflare: {
        compatibilityDate: '2026-09-18',
        compatibilityFlags: ['nodejs_compat'],
        d1Databases: ['DB'],
        // The shops that hear of a logout don't exist.
        outboundService: () => new Response(null, { status: 204 }),
        bindings: {
          ...siteBlocks,
          ...secrets,
          IDENTITY_HOST: 'id.test',
          OUTBOX: 'open',
          MIGRATIONS: await readD1Migrations(`${root}identity/migrations`),
        },
      },
    })),
  ],
  test: {
    name: 'identity',
    include: ['tests/identity/**/*.test.ts'],
    deps: inOneFile('zod', 'jose', ...hono, ...betterAuth),
    testTimeout: 60_000,
    // Every request writes a line of the log; those of a test that fails are worth reading.
    silent: 'passed-only',
  },
})
