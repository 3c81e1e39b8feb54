import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { keepCardsStatement } from '#market/queries/kept-cards.ts'
import { offersStatement } from '#market/queries/offers.ts'
import { listedProductsStatement } from '#market/queries/product-page.ts'
import { associationStatements } from '#market/queries/associations.ts'
import { articleStatements } from '#market/queries/content.ts'
import { productFactStatements } from '#market/queries/indexed-products.ts'
import { productNumbersStatement, variantNumbersStatement } from '#market/queries/product-numbers.ts'
import { productStatement } from '#market/queries/product-statement.ts'
import { placedTagsStatement } from '#market/queries/product-tags.ts'
import { leadPicturesStatement } from '#market/queries/lead-pictures.ts'
import { assortmentStatement } from '#market/queries/seller-assortment.ts'
import { sellerStatements } from '#market/queries/seller.ts'
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

async function plansOf(prepare: (db: D1Database) => unknown): Promise<string[][]> {
  const plans: Promise<string[]>[] = []
  prepare(explaining(plans))
  return Promise.all(plans)
}

/** What has been found already is read whole, and so are the tags, which are few. Nothing else is. */
const alreadyFound =
  /^SCAN (asked|catalogue|listed|owned|bearer|child|found|given|hit|json_each|own_name|parent|part|tag_hit|tag_name|tags|title|\(subquery|CONSTANT)\b/

const fullScans = (plans: string[][]) =>
  plans.flat().filter((detail) => detail.startsWith('SCAN ') && !alreadyFound.test(detail))

describe('the database finds by index', () => {
  test('the products of a page by their numbers', async () => {
    const plans = await plansOf((db) => listedProductsStatement(db, { site: 'rowan', numbers: [1, 2] }))
    expect(plans.flat().join('\n')).toContain('SEARCH kept USING INTEGER PRIMARY KEY')
    expect(fullScans(plans)).toEqual([])
  })

  test('what an index is made of by a range of numbers', async () => {
    const plans = await plansOf((db) => productFactStatements(db, 0, 5_000))
    for (const plan of plans) expect(plan.join('\n')).toContain('SEARCH n USING INTEGER PRIMARY KEY')
    expect(fullScans(plans)).toEqual([])
  })

  test('the cards to keep by a range of numbers', async () => {
    const plans = await plansOf((db) => keepCardsStatement(db, 0, 1_000))
    expect(plans.flat().join('\n')).toContain('SEARCH n USING INTEGER PRIMARY KEY')
    expect(fullScans(plans)).toEqual([])
  })

  test('a product by its variant', async () => {
    const plans = await plansOf((db) =>
      productStatement(db, { site: 'rowan', variantId: 'settle-oak', reviews: 10 }),
    )
    expect(plans.flat().join('\n')).toContain('SEARCH')
    expect(fullScans(plans)).toEqual([])
  })

  test.each<[string, (db: D1Database) => unknown]>([
    ['what goes with a product', (db) => associationStatements(db, { site: 'rowan', productId: 'settle' })],
    ['what a product bears', (db) => placedTagsStatement(db, ['room-hall'])],
    ['an article', (db) => articleStatements(db, { site: 'rowan', id: 'post-1' })],
    ['products by their ids', (db) => productNumbersStatement(db, { site: 'rowan', ids: ['settle'] })],
    [
      'products by their variants',
      (db) => variantNumbersStatement(db, { site: 'rowan', ids: ['settle-oak'] }),
    ],
    [
      'a stretch of a seller’s shelf',
      (db) => assortmentStatement(db, { site: 'rowan', sellerId: 'tom' }, ''),
    ],
    ['what is offered of variants', (db) => offersStatement(db, ['settle-oak'])],
    ['a seller', (db) => sellerStatements(db, { site: 'rowan', sellerId: 'tom' })],
    ['the pictures of products', (db) => leadPicturesStatement(db, { site: 'rowan', numbers: [1] })],
  ])('%s', async (_what, prepare) => {
    const plans = await plansOf(prepare)
    expect(plans.flat().join('\n')).toContain('SEARCH')
    expect(fullScans(plans)).toEqual([])
  })

  test('a scan of a table is told from one of what was found', () => {
    const scans = ['SCAN p', 'SCAN v', 'SCAN products USING COVERING INDEX products_by_brand']
    expect(fullScans([scans, ['SCAN listed', 'SCAN asked']])).toEqual(scans)
  })
})
