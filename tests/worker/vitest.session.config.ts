import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { z } from 'zod'
import { betterAuth, hono, inOneFile } from '../in-one-file.ts'
import { configuration, root, secretsFor, type Vars } from './configuration.ts'

/** Miniflare's own name for the Worker that is being configured: here it is its own neighbour. */
const kCurrentWorker: unique symbol = Symbol.for('miniflare.kCurrentWorker')

/** The Gateway and its sessions inside workerd, with a provider on Node that nobody here wrote. */
export default defineConfig({
  root,
  plugins: [
    cloudflareTest(async ({ inject }) => ({
      main: './tests/worker/session/gateway-worker.ts',
      miniflare: {
        compatibilityDate: configuration.compatibility_date,
        // Our own provider runs beside the Gateway here, and brings its own needs.
        compatibilityFlags: [...configuration.compatibility_flags, 'nodejs_compat'],
        d1Databases: ['DB'],
        serviceBindings: {
          IDENTITY: { name: kCurrentWorker, entrypoint: 'Identity' },
          MARKET: { name: kCurrentWorker, entrypoint: 'Market' },
        },
        kvNamespaces: ['CACHE'],
        durableObjects: {
          SESSION_VAULT: { className: 'SessionVault', useSQLite: true },
          SUBJECT: { className: 'Subject', useSQLite: true },
        },
        bindings: {
          ...configuration.vars,
          ...withIssuer(inject<string>('issuer'), ['SITE_HEARTH', 'SITE_MAISON']),
          ...secretsFor(configuration.vars),
          IDENTITY_KEY: 'top-secret-identity-key',
          MIGRATIONS: await readD1Migrations(`${root}identity/migrations`),
        },
      },
    })),
  ],
  test: {
    name: 'session',
    include: ['tests/worker/session/**/*.test.ts'],
    deps: inOneFile('zod', 'zod/mini', 'jose', 'oauth4webapi', ...hono, ...betterAuth),
    globalSetup: 'tests/worker/session/global-setup.ts',
    setupFiles: 'tests/worker/edge/quiet.ts',
    testTimeout: 20_000,
  },
})

/** These sites bring a provider of their own. */
function withIssuer(issuer: string, names: string[]): Vars {
  const block = z.looseObject({ signIn: z.record(z.string(), z.json()) })
  return Object.fromEntries(
    names.map((name) => {
      const { signIn, ...rest } = block.parse(configuration.vars[name])
      const own = { ...signIn, issuer, scopes: ['openid', 'profile', 'email', 'phone', 'offline_access'] }
      return [name, z.json().parse({ ...rest, signIn: own })]
    }),
  )
}
