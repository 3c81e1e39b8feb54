import { type Statements, readBatch } from './batch.ts'
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
import type { Selection } from './selection.ts'
import { type UsedTag, type UsedTagRow, rowsToUsedTags, usedTagsStatement } from './tags.ts'

export const productsOnAPage = 24

type PageRows = [{ total: number }, ListedProductRow, ListedVariantRow, OfferRow, UsedTagRow]

interface Wanted {
  selection: Selection
  page: number
}

export interface ProductPage {
  totalCount: number
  products: ListedProduct[]
  /** What the chosen products of all pages bear. */
  tags: UsedTag[]
}

/** One page of the chosen products, in their order. */
export async function readProductPage(db: D1Database, wanted: Wanted): Promise<ProductPage> {
  const [counts, products, variants, offers, tags] = await readBatch<PageRows>(
    db,
    productPageStatements(db, wanted),
  )
  const offersOf = Map.groupBy(offers, (offer) => offer.variant_id)
  const variantsOf = Map.groupBy(variants, (variant) => variant.product_id)
  return {
    totalCount: counts[0]?.total ?? 0,
    products: products.map((product) =>
      rowToListedProduct(
        product,
        (variantsOf.get(product.id) ?? []).map((variant) =>
          rowToListedVariant(variant, (offersOf.get(variant.id) ?? []).map(rowToOffer)),
        ),
      ),
    ),
    tags: rowsToUsedTags(tags),
  }
}

export function productPageStatements(db: D1Database, { selection, page }: Wanted): Statements<PageRows> {
  const { tables, values } = selection
  const onThisPage = (sql: string) =>
    db
      .prepare(`WITH RECURSIVE ${tables}, ${listedOnPage} ${sql}`)
      .bind(...values, productsOnAPage, (page - 1) * productsOnAPage)
  return [
    db.prepare(`WITH RECURSIVE ${tables} SELECT count(*) AS total FROM chosen`).bind(...values),
    onThisPage(`SELECT ${listedProductColumns}
      FROM listed CROSS JOIN products p ON p.id = listed.product_id JOIN tags b ON b.id = p.brand_id
      ORDER BY listed.place`),
    onThisPage(`SELECT ${listedVariantColumns}, ${pictureColumns}
      FROM listed CROSS JOIN variants v ON v.product_id = listed.product_id
      JOIN media m ON m.id = v.main_media_id
      ORDER BY listed.place, v.position`),
    onThisPage(`SELECT ${offerColumns}
      FROM listed CROSS JOIN variants v ON v.product_id = listed.product_id
      CROSS JOIN seller_inventories i ON i.variant_id = v.id JOIN sellers s ON s.id = i.seller_id
      ORDER BY i.variant_id, i.seller_id`),
    usedTagsStatement(db, selection),
  ]
}

const listedOnPage = `listed AS (
  SELECT product_id, lead_variant_id, place FROM chosen ORDER BY place LIMIT ? OFFSET ?)`
