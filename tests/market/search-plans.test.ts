import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { suggestedProductsStatement } from '#market/queries/suggested-product.ts'
import { nearWordsStatement } from '#market/search/meant-words.ts'
import { readProducts } from '#market/search/read-products.ts'
import { rungsStatement } from '#market/search/rungs.ts'
import { phrasesStatement } from '#market/search/suggest.ts'
import { typedWords } from '#market/search/typed-words.ts'
import { makeSearchedWorld } from './search-world.ts'

beforeAll(makeSearchedWorld)

const words = typedWords('oak settle')

/** How SQLite would go about what is prepared. */
async function planOf(db: D1Database, prepare: (db: D1Database) => unknown): Promise<string[]> {
  const plans: Promise<string[]>[] = []
  const explain = async (sql: string, values: unknown[]) => {
    const { results } = await db
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...values)
      .all<{ detail: string }>()
    return results.map(({ detail }) => detail)
  }
  const explaining = new Proxy(db, {
    get: (real, name) => {
      if (name === 'batch') return async () => [{ results: [] }, { results: [] }]
      if (name !== 'prepare') return Reflect.get(real, name)
      return (sql: string) => ({ bind: (...values: unknown[]) => plans.push(explain(sql, values)) })
    },
  })
  await prepare(explaining)
  return (await Promise.all(plans)).flat()
}

/** Lists that were handed in or found already, one row, and words by their index. */
const alreadyFound =
  /^SCAN (rung|asked|catalogue|listed|next|borne|said|found|hit|sure|likely|CONSTANT ROW|generation|\(subquery-\d+\)|words_[ab] VIRTUAL TABLE INDEX \d+:M)/

const fullScans = (plan: string[]) =>
  plan.filter(
    (detail) =>
      detail.startsWith('SCAN ') &&
      !alreadyFound.test(detail) &&
      !/json_each|VIRTUAL TABLE INDEX 1:/.test(detail),
  )

describe('the search finds by index', () => {
  test('products by their words', async () => {
    const plan = await planOf(env.SEARCH, (db) => rungsStatement(db, { words }))
    expect(plan.join('\n')).toMatch(/words_a VIRTUAL TABLE INDEX \d+:M/)
    expect(fullScans(plan)).toEqual([])
  })

  test('words that are near each other', async () => {
    const plan = await planOf(env.SEARCH, (db) => nearWordsStatement(db, words))
    expect(plan.join('\n')).toContain('SEARCH r USING PRIMARY KEY (side=? AND remainder=?)')
    expect(fullScans(plan)).toEqual([])
  })

  test('suggestions by their beginning', async () => {
    const plan = await planOf(env.SEARCH, (db) => phrasesStatement(db, { site: 'rowan', text: 'se' }))
    expect(plan.join('\n')).toContain(
      'SEARCH phrases USING PRIMARY KEY (side=? AND site=? AND beginning>? AND beginning<?)',
    )
    expect(fullScans(plan)).toEqual([])
  })

  test('what else a variant can be had in', async () => {
    const plan = await planOf(env.DB, (db) => suggestedProductsStatement(db, { site: 'rowan', numbers: [1] }))
    for (const table of ['vt', 'o', 'w']) expect(plan.join('\n')).toContain(`SEARCH ${table} USING`)
    expect(fullScans(plan)).toEqual([])
  })

  test('the next products of the catalogue', async () => {
    const plan = await planOf(env.DB, (db) => readProducts(db, { after: 5, most: 10 }))
    expect(plan.join('\n')).toContain('SEARCH product_numbers USING INTEGER PRIMARY KEY (rowid>?)')
    expect(fullScans(plan)).toEqual([])
  })
})
