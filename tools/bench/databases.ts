import type { D1Database, R2Bucket } from '@cloudflare/workers-types'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getPlatformProxy } from 'wrangler'
import { temporaryDirectory } from '../temporary.ts'

/** What the market keeps its catalogue in. */
export interface MarketStores {
  DB: D1Database
  SEARCH: D1Database
  INDEX: R2Bucket
}

export const compatibilityDate = '2026-09-18'
export const marketDatabase = 'archipelago-market'

const databases = [
  { binding: 'DB', database_name: marketDatabase, database_id: marketDatabase },
  { binding: 'SEARCH', database_name: 'archipelago-search', database_id: 'archipelago-search' },
]

/** Of a Worker that holds the market's own databases. */
function configurationFile(): string {
  const file = join(temporaryDirectory(), 'wrangler.json')
  const configuration = {
    name: 'beside-the-market',
    compatibility_date: compatibilityDate,
    d1_databases: databases,
    r2_buckets: [{ binding: 'INDEX', bucket_name: 'archipelago-index' }],
  }
  writeFileSync(file, JSON.stringify(configuration))
  return file
}

/** Looks into the market's databases while no Worker writes to them. */
export async function withStores<Result>(
  stateDirectory: string,
  look: (stores: MarketStores) => Promise<Result>,
): Promise<Result> {
  const proxy = await getPlatformProxy<MarketStores>({
    configPath: configurationFile(),
    persist: { path: join(stateDirectory, 'v3') },
  })
  try {
    return await look(proxy.env)
  } finally {
    await proxy.dispose()
  }
}
