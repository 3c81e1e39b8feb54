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

export const productsOnAPage = 24

type PageRows = [{ total: number }, ListedProductRow, ListedVariantRow, OfferRow]

export interface ProductPage {
  totalCount: number
  products: ListedProduct[]
}

/** One page of the site's own assortment, in its merchandised order. */
export async function readProductPage(
  db: D1Database,
  { site, page }: { site: string; page: number },
): Promise<ProductPage> {
  const [counts, products, variants, offers] = await readBatch<PageRows>(
    db,
    productPageStatements(db, { site, page }),
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
  }
}

export function productPageStatements(
  db: D1Database,
  { site, page }: { site: string; page: number },
): Statements<PageRows> {
  const onThisPage = (sql: string) =>
    db.prepare(listedOnPage + sql).bind(site, productsOnAPage, (page - 1) * productsOnAPage)
  return [
    db.prepare('SELECT count(*) AS total FROM site_products WHERE site = ?').bind(site),
    onThisPage(`SELECT ${listedProductColumns}
      FROM listed CROSS JOIN products p ON p.id = listed.product_id JOIN tags b ON b.id = p.brand_id
      ORDER BY listed.rank`),
    onThisPage(`SELECT ${listedVariantColumns}, ${pictureColumns}
      FROM listed CROSS JOIN variants v ON v.product_id = listed.product_id
      JOIN media m ON m.id = v.main_media_id
      ORDER BY listed.rank, v.position`),
    onThisPage(`SELECT ${offerColumns}
      FROM listed CROSS JOIN variants v ON v.product_id = listed.product_id
      CROSS JOIN seller_inventories i ON i.variant_id = v.id JOIN sellers s ON s.id = i.seller_id
      ORDER BY i.variant_id, i.seller_id`),
  ]
}

const listedOnPage = `WITH listed AS (
  SELECT product_id, lead_variant_id, rank FROM site_products WHERE site = ?1 ORDER BY rank LIMIT ?2 OFFSET ?3)
`
