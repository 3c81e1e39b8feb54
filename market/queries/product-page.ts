import type { ListedProduct } from './listed-product.ts'
import { cardForm, cardOf, cardToListedProduct } from './product-card.ts'

export interface Wanted {
  site: string
  /** The products' numbers, in the order in which they are shown. */
  numbers: readonly number[]
}

interface ListedProducts {
  products: ListedProduct[]
  /** Of the catalogue that they were read from. */
  version: number
}

/** Without a product, where none of the numbered ones is sold. */
export type ListedRow = { version: number } & (NumberedRow | { [Column in keyof NumberedRow]: null })

interface NumberedRow {
  number: number
  product_id: string
  lead_variant_id: string
  card: string
}

/** Those of the numbered products that the site sells, in the given order. */
export async function readListedProducts(db: D1Database, wanted: Wanted): Promise<ListedProducts> {
  const { results } = await listedProductsStatement(db, wanted).all<ListedRow>()
  return { version: results[0]?.version ?? 0, products: results.flatMap(productIn) }
}

/** None where the row holds none. */
export function productIn(row: ListedRow): [] | [ListedProduct] {
  if (row.number === null) return []
  const { product_id: id, number, lead_variant_id: leadVariantId, card } = row
  return [cardToListedProduct(card, { id, number, leadVariantId })]
}

/** One statement says all: each further one of a batch takes its time. Cards that aren't kept are made as they are asked for. */
export function listedProductsStatement(
  db: D1Database,
  { site, numbers }: Wanted,
  further = '',
): D1PreparedStatement {
  return db
    .prepare(
      `WITH ${listed} SELECT catalogue.version, listed.number, listed.product_id, listed.lead_variant_id,
        ifnull(kept.card, ${cardOf('listed.product_id')}) AS card ${further}
      FROM catalogue LEFT JOIN listed
      LEFT JOIN product_cards kept ON kept.number = listed.number AND kept.form = ${cardForm}
      ORDER BY listed.place`,
    )
    .bind(site, JSON.stringify(numbers))
}

/** By the products' numbers. */
const listed = `listed AS (
  SELECT n.number, sp.product_id, sp.lead_variant_id, asked.key AS place
  FROM json_each(?2) asked CROSS JOIN product_numbers n ON n.number = asked.value
  CROSS JOIN site_products sp ON sp.site = ?1 AND sp.product_id = n.product_id
)`
