import type { StockStatus } from '#lib/price.ts'
import type { Statements } from './batch.ts'
import {
  type ListedProductRow,
  type ListedVariantRow,
  listedProductColumns,
  listedVariantColumns,
} from './listed-product.ts'
import { type OfferRow, offerColumns } from './offer.ts'
import { type MaybePictureRow, type VariantPictureRow, pictureColumns } from './picture.ts'
import { type NamedTagRow, namedTagColumns } from './tag.ts'

export interface ProductRow extends ListedProductRow {
  seo_title: string
  seo_description: string
  summary_html: string
  delivery_note: string
  price_suffix: string
  model_url: string | null
  model_bytes: number | null
  /** A JSON list of how many reviews give so many stars. */
  stars: string
}

export interface VariantRow extends ListedVariantRow {
  meta_title: string
  description_html: string
  sku: string
  ean: string | null
  height_mm: number | null
  width_mm: number | null
  length_mm: number | null
  /** A JSON list. */
  finishes: string
  shows_variant_id: string | null
  /** A JSON list of `OptionRow`s. */
  options: string
}

export interface OptionRow {
  id: string
  name: string
  surcharge: number
  inventory_status: StockStatus
}

export type SwatchRow = MaybePictureRow &
  OptionRow & { variant_id: string; option_id: string | null; finishes: string }
type GalleryRow = VariantPictureRow & { variant_id: string }
/** Owners of three kinds may bear the same id. */
export type OwnedTagRow = NamedTagRow & {
  owner: 'product' | 'variant' | 'swatch'
  owner_id: string
  parent_id: string | null
  parent_name: string | null
  parent_slug: string | null
}

export type IntroducedOfferRow = OfferRow & { town: string | null; line: string | null }

export type ProductRows = [ProductRow, VariantRow, IntroducedOfferRow, SwatchRow, GalleryRow, OwnedTagRow]

/** The product that a variant belongs to, and everything below it, if the site sells it. */
export function productStatements(
  db: D1Database,
  { site, variantId }: { site: string; variantId: string },
): Statements<ProductRows> {
  const ofThisProduct = (sql: string) => db.prepare(listedOfVariant + sql).bind(site, variantId)
  return [
    ofThisProduct(`SELECT ${listedProductColumns},
        p.seo_title, p.seo_description, p.summary_html, p.delivery_note, p.price_suffix,
        model.url AS model_url, model.bytes AS model_bytes, ${itsStars} AS stars
      FROM listed CROSS JOIN products p ON p.id = listed.product_id JOIN tags b ON b.id = p.brand_id
      LEFT JOIN models model ON model.product_id = p.id`),
    ofThisProduct(`SELECT ${listedVariantColumns}, ${pictureColumns}, m.shows_variant_id,
        v.meta_title, v.description_html, v.sku, v.ean, v.height_mm, v.width_mm, v.length_mm, v.finishes,
        ${itsOptions} AS options
      FROM ${itsVariants} JOIN media m ON m.id = v.main_media_id ORDER BY v.position`),
    ofThisProduct(`SELECT ${offerColumns}, s.town, s.line
      FROM ${itsVariants} CROSS JOIN seller_inventories i ON i.variant_id = v.id
      JOIN sellers s ON s.id = i.seller_id ORDER BY i.variant_id, i.seller_id`),
    ofThisProduct(`SELECT w.id, w.variant_id, w.option_id, w.name, w.surcharge, w.inventory_status, w.finishes,
        ${pictureColumns}
      FROM ${itsVariants} CROSS JOIN swatches w ON w.variant_id = v.id
      LEFT JOIN media m ON m.id = w.media_id ORDER BY w.variant_id, w.position`),
    ofThisProduct(`SELECT g.variant_id, ${pictureColumns}, m.shows_variant_id
      FROM ${itsVariants} CROSS JOIN variant_media g ON g.variant_id = v.id
      JOIN media m ON m.id = g.media_id ORDER BY g.variant_id, g.position`),
    ofThisProduct(tagsOfAllOwners),
  ]
}

const listedOfVariant = `WITH listed AS (
  SELECT sp.product_id, sp.lead_variant_id FROM variants asked
  CROSS JOIN site_products sp ON sp.site = ?1 AND sp.product_id = asked.product_id WHERE asked.id = ?2)
`

const itsVariants = 'listed CROSS JOIN variants v ON v.product_id = listed.product_id'

/** What is little goes with what it belongs to: each statement of a batch takes its time. */
const itsStars = `(SELECT json_group_array(json_object('rating', given.rating, 'reviews', given.reviews)) FROM (
    SELECT r.rating, count(*) AS reviews FROM reviews r WHERE r.product_id = p.id GROUP BY r.rating) given)`

const itsOptions = `(SELECT json_group_array(json_object('id', o.id, 'name', o.name, 'surcharge', o.surcharge,
    'inventory_status', o.inventory_status) ORDER BY o.position) FROM options o WHERE o.variant_id = v.id)`

const tagsOfAllOwners = `SELECT owned.owner, owned.owner_id, ${namedTagColumns}, ${pictureColumns},
    t.parent_id, parent.name AS parent_name, parent.url_slug AS parent_slug
  FROM (
    SELECT 'product' AS owner, p.id AS owner_id, p.brand_id AS tag_id
      FROM listed CROSS JOIN products p ON p.id = listed.product_id
    UNION ALL
    SELECT 'product', pt.product_id, pt.tag_id
      FROM listed CROSS JOIN product_tags pt ON pt.product_id = listed.product_id
    UNION ALL
    SELECT 'variant', vt.variant_id, vt.tag_id FROM ${itsVariants} CROSS JOIN variant_tags vt ON vt.variant_id = v.id
    UNION ALL
    SELECT 'swatch', st.swatch_id, st.tag_id FROM ${itsVariants}
      CROSS JOIN swatches w ON w.variant_id = v.id CROSS JOIN swatch_tags st ON st.swatch_id = w.id
  ) owned
  CROSS JOIN tags t ON t.id = owned.tag_id LEFT JOIN media m ON m.id = t.media_id
  LEFT JOIN tags parent ON parent.id = t.parent_id
  ORDER BY t.kind, t.position`
