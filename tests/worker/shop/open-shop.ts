import type { D1Database, KVNamespace } from '@cloudflare/workers-types'
import { vi } from 'vitest'
import { createTestHarness } from 'wrangler'
import { readSites } from '#contract/site.ts'
import { configuration, root, secretsFor, type Vars } from '../configuration.ts'
import { fillMarket } from './fill-market.ts'
import { observedStorefront } from './observed-storefront.ts'
import { type Road, openRoad } from './road.ts'
import { type Weather, weatherOf } from './weather.ts'

export interface Options {
  /** How the storefront reaches its market; nobody should notice. */
  market?: 'binding' | 'network'
  /** Whether the entrypoints say what they are given, in the log. */
  observed?: boolean
  /** Where another built shop lies, and what it was built with. */
  folder?: string
  vars?: Vars
}

type Harness = ReturnType<typeof createTestHarness>
export type Answer = Awaited<ReturnType<Harness['fetch']>>
export type Visit = NonNullable<Parameters<Harness['fetch']>[1]>

/** The built storefront with its neighbours, a market with the demo catalogue, and weather between them. */
export interface Shop {
  /** Asks as a browser would that follows nothing by itself. */
  visit: (host: string, path: string, visit?: Visit) => Promise<Answer>
  /** Asks the market itself, past the weather. */
  market: Harness['fetch']
  weather: Weather
  /** What the Workers logged about a request that they have answered. */
  logOf: (requestId: string) => Promise<string[]>
  kv: () => Promise<KVNamespace>
  db: () => Promise<D1Database>
  secrets: Record<string, string>
  /** New isolates, which remember nothing, over the same KV and database. */
  restart: () => Promise<void>
  close: () => Promise<void>
}

export async function openShop(options: Options = {}): Promise<Shop> {
  const { folder = root, vars = configuration.vars } = options
  const road = options.market === 'network' ? await openRoad() : undefined
  const secrets = secretsFor(vars)
  const server = createTestHarness({
    root: folder,
    workers: [
      storefront(options, { vars: road ? withRemoteMarkets(vars, road) : vars, secrets }),
      { configPath: 'dist/archipelago_market/wrangler.json', secrets },
      { configPath: 'dist/archipelago_identity/wrangler.json', secrets },
      { config: weatherConfig },
    ],
  })
  const close = async () => {
    await server.close()
    await road?.close()
  }
  try {
    await server.listen()
    return { ...(await readyShop(server, { road, vars })), secrets, close }
  } catch (error) {
    await close()
    throw error
  }
}

interface Surroundings {
  road: Road | undefined
  vars: Vars
}

async function readyShop(
  server: Harness,
  { road, vars }: Surroundings,
): Promise<Omit<Shop, 'secrets' | 'close'>> {
  const weather = server.getWorker('weather')
  road?.leadsTo(({ url, ...message }) => weather.fetch(`http://market.test${url}`, message))
  const market = server.getWorker<{ DB: D1Database; SEARCH: D1Database }>('archipelago-market')
  await market.applyD1Migrations('DB')
  await market.applyD1Migrations('SEARCH')
  await server.getWorker<{ DB: D1Database }>('archipelago-identity').applyD1Migrations('DB')
  const sites = readSites(vars).map(({ key }) => key)
  await fillMarket((await market.getEnv()).DB, sites)
  return {
    visit: (host, path, visit) => server.fetch(`http://${host}${path}`, { redirect: 'manual', ...visit }),
    market: (address, message) => market.fetch(address, message),
    weather: weatherOf(weather),
    logOf: async (requestId) => {
      const lines = () => server.getLogs().map(({ message }) => message)
      const isEnded = (line: string) => line.includes('"event":"request"') && line.includes(requestId)
      // The Gateway speaks last, and its line takes a moment from workerd to here.
      await vi.waitUntil(() => lines().some(isEnded), { timeout: 5000, interval: 5 })
      return lines().filter((line) => line.includes(requestId))
    },
    kv: async () => (await server.getWorker<{ CACHE: KVNamespace }>('archipelago').getEnv()).CACHE,
    db: async () => (await market.getEnv()).DB,
    restart: () => server.update((same) => same),
  }
}

function storefront({ observed }: Options, given: { vars: Vars; secrets: Record<string, string> }) {
  const configPath = observed ? observedStorefront() : 'dist/server/wrangler.json'
  return { configPath, ...given, bindingOverrides: { MARKET: 'weather' } }
}

const weatherConfig = {
  name: 'weather',
  main: `${root}tests/worker/shop/weather-worker.ts`,
  compatibility_date: configuration.compatibility_date,
  services: [{ binding: 'MARKET', service: 'archipelago-market' }],
}

/** Every site's market somewhere else, with another base URL for each family. */
function withRemoteMarkets(vars: Vars, { url }: Road): Vars {
  const market = { main: url, web: url, customer: url }
  return changeSites(vars, (site) => ({ ...site, market }))
}

type Block = { [name: string]: Vars[string] }

/** The vars with each site's block changed. */
export function changeSites(vars: Vars, change: (site: Block, name: string) => Block): Vars {
  return Object.fromEntries(
    Object.entries(vars).map(([name, value]) =>
      name.startsWith('SITE_') && typeof value === 'object' && value !== null && !Array.isArray(value)
        ? [name, change(value, name)]
        : [name, value],
    ),
  )
}
