import type { StockStatus } from '#lib/price.ts'
import type { Statements } from './batch.ts'
import {
  type ListedProductRow,
  type ListedVariantRow,
  listedProductColumns,
  listedVariantColumns,
} from './listed-product.ts'
import { type OfferRow, offerColumns } from './offer.ts'
import { type PictureList, maybePictureAsList, pictureAsList, pictureColumns } from './picture.ts'
import { type ReviewRow, type StarsRow, reviewColumns } from './reviews.ts'

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
  /** A JSON list of the first `ReviewRow`s. */
  reviews: string
  /** Of the catalogue. */
  version: number
  /** A JSON list. */
  tag_ids: string
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
  /** JSON lists of `OptionRow`s, `SwatchList`s, `GalleryList`s and `IntroducedOfferRow`s. */
  options: string
  swatches: string
  gallery: string
  offers: string
  /** A JSON list. */
  tag_ids: string
}

export interface OptionRow {
  id: string
  name: string
  surcharge: number
  inventory_status: StockStatus
}

/** There may be dozens of them: names would make their lists twice as long. */
export type SwatchList = [
  id: string,
  name: string,
  surcharge: number,
  status: StockStatus,
  optionId: string | null,
  finishes: Finish[],
  picture: PictureList | null,
  tagIds: string[],
]
export type GalleryList = [picture: PictureList, shows: string | null]

/** How something wears one material of its product's model. */
export interface Finish {
  material: string
  surface: string
  colour: string
}

export type IntroducedOfferRow = OfferRow & { town: string | null; line: string | null }

export type ProductRows = [ProductRow, VariantRow]

interface Wanted {
  site: string
  variantId: string
  /** So many of the reviews come with it. */
  reviews: number
}

/** The product that a variant belongs to, and everything below it, if the site sells it. */
export function productStatements(
  db: D1Database,
  { site, variantId, reviews }: Wanted,
): Statements<ProductRows> {
  const ofThisProduct = (sql: string) => db.prepare(`WITH ${listed}${sql}`).bind(site, variantId)
  return [
    ofThisProduct(` SELECT ${listedProductColumns},
        p.seo_title, p.seo_description, p.summary_html, p.delivery_note, p.price_suffix,
        model.url AS model_url, model.bytes AS model_bytes, ${itsStars} AS stars,
        ${itsReviews(reviews)} AS reviews, ${itsTagIds} AS tag_ids,
        (SELECT version FROM catalogue) AS version
      FROM listed CROSS JOIN products p ON p.id = listed.product_id JOIN tags b ON b.id = p.brand_id
      LEFT JOIN models model ON model.product_id = p.id`),
    ofThisProduct(` SELECT ${listedVariantColumns}, ${pictureColumns}, m.shows_variant_id,
        v.meta_title, v.description_html, v.sku, v.ean, v.height_mm, v.width_mm, v.length_mm, v.finishes,
        ${itsOptions} AS options, ${itsSwatches} AS swatches, ${itsGallery} AS gallery, ${itsOffers} AS offers,
        ${tagIdsOf('variant', 'v.id')} AS tag_ids
      FROM ${itsVariants} JOIN media m ON m.id = v.main_media_id ORDER BY v.position`),
  ]
}

const listed = `listed AS (
  SELECT sp.product_id, sp.lead_variant_id FROM variants asked
  CROSS JOIN site_products sp ON sp.site = ?1 AND sp.product_id = asked.product_id WHERE asked.id = ?2)`

const itsVariants = 'listed CROSS JOIN variants v ON v.product_id = listed.product_id'

/** What hangs on a row goes with it as JSON: each statement of a batch takes its time, and so does each row. */
function listOf<Row>(
  columns: readonly (keyof Row & string)[],
  { rows, by }: { rows: string; by: string },
): string {
  const fields = columns.map((column) => `'${column}', part.${column}`).join(', ')
  return `(SELECT json_group_array(json_object(${fields}) ORDER BY ${by}) FROM (${rows}) part)`
}

const itsStars = listOf<StarsRow>(['rating', 'reviews'], {
  rows: 'SELECT r.rating, count(*) AS reviews FROM reviews r WHERE r.product_id = p.id GROUP BY r.rating',
  by: 'part.rating',
})

const itsReviews = (limit: number) =>
  listOf<ReviewRow>(['id', 'product_id', 'rating', 'title', 'body', 'author', 'written_on', 'verified'], {
    rows: `SELECT ${reviewColumns} FROM reviews r WHERE r.product_id = p.id
        ORDER BY r.written_on DESC, r.id DESC LIMIT ${limit}`,
    by: 'part.written_on DESC, part.id DESC',
  })

const itsTagIds = `(SELECT json_group_array(tag_id) FROM (
    SELECT p.brand_id AS tag_id UNION ALL SELECT pt.tag_id FROM product_tags pt WHERE pt.product_id = p.id))`

const tagIdsOf = (owner: 'variant' | 'swatch', id: string) =>
  `(SELECT json_group_array(tag_id) FROM ${owner}_tags WHERE ${owner}_id = ${id})`

const itsOptions = listOf<OptionRow & { position: number }>(['id', 'name', 'surcharge', 'inventory_status'], {
  rows: 'SELECT o.* FROM options o WHERE o.variant_id = v.id',
  by: 'part.position',
})

const itsSwatches = `(SELECT json_group_array(json_array(w.id, w.name, w.surcharge, w.inventory_status, w.option_id,
      json(w.finishes), ${maybePictureAsList}, json(${tagIdsOf('swatch', 'w.id')})) ORDER BY w.position)
    FROM swatches w LEFT JOIN media m ON m.id = w.media_id WHERE w.variant_id = v.id)`

const itsGallery = `(SELECT json_group_array(json_array(${pictureAsList}, m.shows_variant_id) ORDER BY g.position)
    FROM variant_media g JOIN media m ON m.id = g.media_id WHERE g.variant_id = v.id)`

const itsOffers = listOf<IntroducedOfferRow>(
  [
    'variant_id',
    'seller_id',
    'seller_name',
    'base_price',
    'delivery_charge',
    'delivery_method',
    'lead_time',
    'quantity',
    'max_order_size',
    'inventory_status',
    'town',
    'line',
  ],
  {
    rows: `SELECT ${offerColumns}, s.town, s.line FROM seller_inventories i JOIN sellers s ON s.id = i.seller_id
      WHERE i.variant_id = v.id`,
    by: 'part.seller_id',
  },
)
