import { type Results, type Statements, readBatch } from './batch.ts'
import { type VersionRow, versionStatement } from './catalogue-version.ts'
import {
  type ListedProduct,
  type ListedProductRow,
  type ListedVariantRow,
  listedProductColumns,
  listedVariantColumns,
  rowToListedProduct,
  rowToListedVariant,
} from './listed-product.ts'
import { type OfferRow, offerColumns, rowToOffer } from './offer.ts'
import { pictureColumns } from './picture.ts'

export type PageRows = [VersionRow, ListedProductRow, ListedVariantRow, OfferRow]

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

/** Those of the numbered products that the site sells, in the given order. */
export async function readListedProducts(db: D1Database, wanted: Wanted): Promise<ListedProducts> {
  return rowsToListedProducts(await readBatch<PageRows>(db, listedProductStatements(db, wanted)))
}

export function rowsToListedProducts([
  versions,
  products,
  variants,
  offers,
]: Results<PageRows>): ListedProducts {
  const offersOf = Map.groupBy(offers, (offer) => offer.variant_id)
  const variantsOf = Map.groupBy(variants, (variant) => variant.product_id)
  return {
    version: versions[0]?.version ?? 0,
    products: products.map((product) =>
      rowToListedProduct(
        product,
        (variantsOf.get(product.id) ?? []).map((variant) =>
          rowToListedVariant(variant, (offersOf.get(variant.id) ?? []).map(rowToOffer)),
        ),
      ),
    ),
  }
}

export function listedProductStatements(db: D1Database, { site, numbers }: Wanted): Statements<PageRows> {
  const ofListed = (sql: string) => db.prepare(`WITH ${listed} ${sql}`).bind(site, JSON.stringify(numbers))
  return [
    versionStatement(db),
    ofListed(`SELECT ${listedProductColumns}
      FROM listed CROSS JOIN products p ON p.id = listed.product_id JOIN tags b ON b.id = p.brand_id
      ORDER BY listed.place`),
    ofListed(`SELECT ${listedVariantColumns}, ${pictureColumns}
      FROM listed CROSS JOIN variants v ON v.product_id = listed.product_id
      JOIN media m ON m.id = v.main_media_id
      ORDER BY listed.place, v.position`),
    ofListed(`SELECT ${offerColumns}
      FROM listed CROSS JOIN variants v ON v.product_id = listed.product_id
      CROSS JOIN seller_inventories i ON i.variant_id = v.id JOIN sellers s ON s.id = i.seller_id
      ORDER BY i.variant_id, i.seller_id`),
  ]
}

/** By the products' numbers. */
export const listed = `listed AS (
  SELECT sp.product_id, sp.lead_variant_id, asked.key AS place
  FROM json_each(?2) asked CROSS JOIN product_numbers n ON n.number = asked.value
  CROSS JOIN site_products sp ON sp.site = ?1 AND sp.product_id = n.product_id
)`
