import { type Statements, readBatch } from './batch.ts'

/** A product as its company is looked for. */
export interface Associations {
  number: number
  /** The products that the merchant shows beside it, the best first. */
  chosen: number[]
  /** The styles of its first variant. */
  styleIds: string[]
}

interface Wanted {
  site: string
  productId: string
}

type Rows = [{ number: number }, { number: number }, { tag_id: string }]

/** Null where the site doesn't sell the product. */
export async function findAssociations(db: D1Database, wanted: Wanted): Promise<Associations | null> {
  const [[product], chosen, styles] = await readBatch<Rows>(db, associationStatements(db, wanted))
  if (!product) return null
  return {
    number: product.number,
    chosen: chosen.map(({ number }) => number),
    styleIds: styles.map((row) => row.tag_id),
  }
}

export function associationStatements(db: D1Database, { site, productId }: Wanted): Statements<Rows> {
  const of = (sql: string) => db.prepare(sql).bind(site, productId)
  return [
    of(`SELECT n.number FROM site_products sp CROSS JOIN product_numbers n ON n.product_id = sp.product_id
      WHERE sp.site = ?1 AND sp.product_id = ?2`),
    of(`SELECT n.number FROM associated_products a
      CROSS JOIN site_products sp ON sp.site = ?1 AND sp.product_id = a.associated_id
      CROSS JOIN product_numbers n ON n.product_id = sp.product_id
      WHERE a.product_id = ?2 ORDER BY a.position`),
    of(`SELECT vt.tag_id FROM site_products sp CROSS JOIN variants v ON v.product_id = sp.product_id
      CROSS JOIN variant_tags vt ON vt.variant_id = v.id AND vt.tag_kind = 'style'
      WHERE sp.site = ?1 AND sp.product_id = ?2 AND v.position = 1`),
  ]
}
