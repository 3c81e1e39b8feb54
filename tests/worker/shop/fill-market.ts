import type { D1Database } from '@cloudflare/workers-types'
import { seedStatements } from '#market/seed/index.ts'

/** The demo catalogue for these sites, in one go. */
export async function fillMarket(db: D1Database, sites: string[]): Promise<void> {
  await db.batch(seedStatements(sites).map((statement) => db.prepare(statement)))
}
