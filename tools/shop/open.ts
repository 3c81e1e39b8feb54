import type { TestCustomer } from '#identity/seed/customers.ts'
import { inProject } from '../root.ts'
import { buildIfStale } from './build.ts'
import { readConfiguration, type ShopConfiguration } from './configuration.ts'
import { prepareDatabases } from './database.ts'
import { handOutSecrets, localSecrets } from './secrets.ts'
import { startServer, type ShopServer } from './server.ts'

export interface OpenOptions {
  port: number
  /** Where databases and caches are kept; tests bring a fresh one. */
  stateDirectory?: string
  /** Who has an account besides the test customers. */
  settled?: readonly TestCustomer[]
  verbose?: boolean
  say?: (sentence: string) => void
}

export interface OpenShop extends ShopServer {
  configuration: ShopConfiguration
}

/** Builds, fills and starts the whole shop, each step only when it is needed. */
export async function openShop(options: OpenOptions): Promise<OpenShop> {
  const { port, verbose = false, stateDirectory = inProject('.wrangler', 'state'), say = () => {} } = options
  const { settled = [] } = options
  const configuration = readConfiguration()
  const secrets = localSecrets(configuration.sites)
  await buildIfStale(secrets, say)
  handOutSecrets(secrets)
  await prepareDatabases({ sites: configuration.sites, stateDirectory, say, settled })
  const [first] = configuration.sites
  const host = first?.hosts[0] ?? 'localhost'
  return { ...(await startServer({ port, stateDirectory, host, verbose })), configuration }
}
