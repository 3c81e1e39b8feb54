import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { linkWrites } from '#market/queries/import-links.ts'
import { placeWrites } from '#market/queries/import-places.ts'
import { productWrites } from '#market/queries/import-products.ts'
import type { ImportTables } from '#market/queries/import-tables.ts'
import { planImport } from '#market/import/plan.ts'
import { readRow } from '#market/import/row.ts'
import { findKnown } from '#market/queries/import-known.ts'
import { spokenOf } from '#market/import/surroundings.ts'
import { makeWorld } from './world.ts'

beforeAll(makeWorld)

/** Of the batch itself, which is read whole; of tags and sellers there are few. */
const ofTheBatch =
  /^SCAN (json_each|r|x|new|moved|t|tags|sellers|asked|\(subquery|CONSTANT|excluded)\b|^SCAN \(/

async function everyTable(): Promise<ImportTables> {
  const readings = [
    {
      id: 'bench-oak',
      title: 'Bench',
      brand: 'New brand',
      image_link: '/media/oak.svg',
      seller: 'tom',
      price: '10',
      rooms: 'Hall',
      color: 'Red',
      rank: '3',
    },
  ].map(readRow)
  const rows = readings.flatMap((reading) => (reading.ok ? [reading.row] : []))
  const known = await findKnown(env.DB, spokenOf(rows))
  return planImport(readings, known, { sites: ['rowan', 'juniper'], defaults: {} }).tables
}

/** How SQLite would go about each statement. */
async function plansOf(prepare: (db: D1Database) => unknown): Promise<string[][]> {
  const plans: Promise<string[]>[] = []
  const explain = async (sql: string, values: unknown[]) => {
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...values)
      .all<{ detail: string }>()
    return results.map(({ detail }) => detail)
  }
  prepare(
    new Proxy(env.DB, {
      get: (db, name) =>
        name === 'prepare'
          ? (sql: string) => ({ bind: (...values: unknown[]) => plans.push(explain(sql, values)) })
          : Reflect.get(db, name),
    }),
  )
  return Promise.all(plans)
}

/**
 * For new tags and pictures SQLite also plans how it would look for rows that were waiting for them. It looks only when
 * there are such rows, and there never are.
 */
const waiting = /^SCAN (menu_entries|moodrooms|posts|swatch_tags|swatches|variant_media|variants|verdicts)\b/

test.each([
  ['products', productWrites, { statements: 4, ofParents: 2 }],
  ['what hangs on them', linkWrites, { statements: 8, ofParents: 0 }],
  ['their places', placeWrites, { statements: 3, ofParents: 0 }],
])('the database finds %s by index, however many there are', async (_what, writes, expected) => {
  const tables = await everyTable()
  const plans = await plansOf((db) => writes(db, tables))
  expect(plans).toHaveLength(expected.statements)
  const scans = plans.flatMap((plan, at) =>
    plan.filter(
      (detail) =>
        detail.startsWith('SCAN ') &&
        !ofTheBatch.test(detail) &&
        !(at < expected.ofParents && waiting.test(detail)),
    ),
  )
  expect(scans).toEqual([])
})
