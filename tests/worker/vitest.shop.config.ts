import { defineConfig } from 'vitest/config'
import { root } from './configuration.ts'

/** The built shop in workerd, met as shoppers and operators meet it. */
export default defineConfig({
  root,
  test: {
    name: 'shop',
    environment: 'node',
    include: ['tests/worker/shop/**/*.test.ts'],
    globalSetup: 'tests/worker/shop/global-setup.ts',
    // They share nothing but what starts a shop: reading that anew took a second of each.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    env: { WRANGLER_LOG: 'warn', CLOUDFLARE_CF_FETCH_ENABLED: 'false' },
  },
})
