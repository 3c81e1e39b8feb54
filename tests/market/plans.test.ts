import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { productPageStatements } from '#market/queries/product-page.ts'
import { productStatements } from '#market/queries/product-statements.ts'
import { makeWorld } from './world.ts'

beforeAll(makeWorld)

/** Records what would be prepared, to ask SQLite how it would go about it. */
function explaining(plans: Promise<string[]>[]) {
  const explain = async (sql: string, values: unknown[]) => {
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...values)
      .all<{ detail: string }>()
    return results.map(({ detail }) => detail)
  }
  return new Proxy(env.DB, {
    get: (db, name) =>
      name === 'prepare'
        ? (sql: string) => ({ bind: (...values: unknown[]) => plans.push(explain(sql, values)) })
        : Reflect.get(db, name),
  })
}

async function plansOf(prepare: (db: D1Database) => unknown): Promise<string[]> {
  const plans: Promise<string[]>[] = []
  prepare(explaining(plans))
  return (await Promise.all(plans)).flat()
}

/** A scan of a few rows that are already found is no scan of a table. */
const fullScans = (plan: string[]) =>
  plan.filter(
    (detail) => detail.startsWith('SCAN ') && !/^SCAN (listed|owned|\(subquery|CONSTANT)/.test(detail),
  )

describe('the database finds by index', () => {
  test('a page of products', async () => {
    const plan = await plansOf((db) => productPageStatements(db, { site: 'rowan', page: 1 }))
    expect(plan.join('\n')).toContain('SEARCH')
    expect(fullScans(plan)).toEqual([])
    expect(plan.filter((detail) => detail.includes('TEMP B-TREE') && detail.includes('rank'))).toEqual([])
  })

  test('a product by its variant', async () => {
    const plan = await plansOf((db) => productStatements(db, { site: 'rowan', variantId: 'settle-oak' }))
    expect(plan.join('\n')).toContain('SEARCH')
    expect(fullScans(plan)).toEqual([])
  })
})
