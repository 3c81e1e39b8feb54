import type { D1Database } from '@cloudflare/workers-types'
import { generatedPrefix } from '../market/generate/rows.ts'

/** The tables that a generated product stands in, with the columns that name it or must be its own. */
const tables = {
  products: ['id'],
  variants: ['id', 'product_id', 'sku'],
  variant_media: ['variant_id'],
  product_tags: ['product_id'],
  variant_tags: ['variant_id'],
  seller_inventories: ['variant_id'],
  site_products: ['product_id', 'lead_variant_id'],
}
const copiedPrefix = 'copy-'
/** One copy stands behind the other in every list. */
const ranksApart = 100_000

/** Every generated product so many times more, under ids of its own: a large catalogue within minutes. */
export async function copyGenerated(
  db: D1Database,
  copies: number,
  told: (done: number) => void,
): Promise<void> {
  const inserts = await Promise.all(Object.entries(tables).map((entry) => insertOf(db, entry)))
  for (let copy = 1; copy <= copies; copy++) {
    const prefix = `${copiedPrefix}${copy}-`
    for (const insert of inserts)
      await db
        .prepare(insert)
        .bind(prefix, copy * ranksApart, generatedPrefix)
        .run()
    told(copy / copies)
  }
  await db.prepare('UPDATE catalogue SET version = version + 1').run()
}

async function insertOf(db: D1Database, [table, own]: [string, string[]]): Promise<string> {
  const { results } = await db.prepare(`PRAGMA table_info(${table})`).all<{ name: string }>()
  const columns = results.map(({ name }) => name)
  const values = columns.map((column) => {
    if (own.includes(column)) return `?1 || ${column}`
    if (column === 'rank') return 'rank + ?2'
    return column === 'ean' ? 'NULL' : column
  })
  const key = own[0] ?? 'id'
  return `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM ${table}
    WHERE ${key} >= ?3 AND ${key} < ?3 || '~' AND ?2 > 0`
}
