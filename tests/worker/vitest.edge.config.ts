import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { seedStatements } from '#market/seed/index.ts'
import { hono, inOneFile } from '../in-one-file.ts'
import { configuration, root, secretsFor } from './configuration.ts'

/** The storefront's modules inside workerd, one by one, with a real KV namespace and a real market beside them. */
export default defineConfig({
  root,
  plugins: [
    cloudflareTest(async () => ({
      // The market answers in the same isolate; who builds its index must be found by name.
      main: `${root}market/index.ts`,
      miniflare: {
        compatibilityDate: configuration.compatibility_date,
        compatibilityFlags: configuration.compatibility_flags,
        kvNamespaces: ['CACHE'],
        d1Databases: ['DB', 'SEARCH'],
        r2Buckets: ['INDEX', 'PICTURES'],
        durableObjects: { INDEX_BUILDER: { className: 'IndexBuilder', useSQLite: true } },
        bindings: {
          ...configuration.vars,
          ...secretsFor(configuration.vars),
          MIGRATIONS: await readD1Migrations(`${root}market/migrations`),
          SEARCH_MIGRATIONS: await readD1Migrations(`${root}market/search/migrations`),
          SEED: seedStatements(),
        },
      },
    })),
  ],
  test: {
    name: 'edge',
    include: ['src/worker/**/*.test.ts', 'tests/worker/edge/**/*.test.ts'],
    deps: inOneFile('zod', 'zod/mini', 'jose', ...hono),
    setupFiles: 'tests/worker/edge/quiet.ts',
  },
})
