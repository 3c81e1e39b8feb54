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
import { type ReviewRow, type StarsRow, reviewColumns } from './reviews.ts'
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
  /** JSON lists of the first `ReviewRow`s, and of the `OwnedTagRow`s of everything below. */
  reviews: string
  tags: string
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
  /** JSON lists of `OptionRow`s, `SwatchRow`s, `GalleryRow`s and `IntroducedOfferRow`s. */
  options: string
  swatches: string
  gallery: string
  offers: string
}

export interface OptionRow {
  id: string
  name: string
  surcharge: number
  inventory_status: StockStatus
}

export type SwatchRow = MaybePictureRow & OptionRow & { option_id: string | null; finishes: string }
export type GalleryRow = VariantPictureRow
/** Owners of three kinds may bear the same id. */
export type OwnedTagRow = NamedTagRow & {
  owner: 'product' | 'variant' | 'swatch'
  owner_id: string
  parent_id: string | null
  parent_name: string | null
  parent_slug: string | null
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
  const ofThisProduct = (sql: string) => db.prepare(listedOfVariant + sql).bind(site, variantId)
  return [
    ofThisProduct(`SELECT ${listedProductColumns},
        p.seo_title, p.seo_description, p.summary_html, p.delivery_note, p.price_suffix,
        model.url AS model_url, model.bytes AS model_bytes, ${itsStars} AS stars,
        ${itsReviews(reviews)} AS reviews, ${tagsOfAllOwners} AS tags
      FROM listed CROSS JOIN products p ON p.id = listed.product_id JOIN tags b ON b.id = p.brand_id
      LEFT JOIN models model ON model.product_id = p.id`),
    ofThisProduct(`SELECT ${listedVariantColumns}, ${pictureColumns}, m.shows_variant_id,
        v.meta_title, v.description_html, v.sku, v.ean, v.height_mm, v.width_mm, v.length_mm, v.finishes,
        ${itsOptions} AS options, ${itsSwatches} AS swatches, ${itsGallery} AS gallery, ${itsOffers} AS offers
      FROM ${itsVariants} JOIN media m ON m.id = v.main_media_id ORDER BY v.position`),
  ]
}

const listedOfVariant = `WITH listed AS (
  SELECT sp.product_id, sp.lead_variant_id FROM variants asked
  CROSS JOIN site_products sp ON sp.site = ?1 AND sp.product_id = asked.product_id WHERE asked.id = ?2)
`

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

const choiceColumns = ['id', 'name', 'surcharge', 'inventory_status'] as const

const pictureKeys = [
  'url',
  'thumbnail',
  'picture_name',
  's3key',
  'width',
  'height',
  'widths',
  'share_url',
  'colour',
] as const

const itsOptions = listOf<OptionRow & { position: number }>(choiceColumns, {
  rows: 'SELECT o.* FROM options o WHERE o.variant_id = v.id',
  by: 'part.position',
})

const itsSwatches = listOf<SwatchRow>([...choiceColumns, 'option_id', 'finishes', ...pictureKeys], {
  rows: `SELECT w.id, w.name, w.surcharge, w.inventory_status, w.option_id, w.finishes, w.position, ${pictureColumns}
    FROM swatches w LEFT JOIN media m ON m.id = w.media_id WHERE w.variant_id = v.id`,
  by: 'part.position',
})

const itsGallery = listOf<GalleryRow>([...pictureKeys, 'shows_variant_id'], {
  rows: `SELECT ${pictureColumns}, m.shows_variant_id, g.position FROM variant_media g JOIN media m ON m.id = g.media_id
    WHERE g.variant_id = v.id`,
  by: 'part.position',
})

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

const tagsOfAllOwners = listOf<OwnedTagRow>(
  [
    'owner',
    'owner_id',
    'tag_id',
    'kind',
    'tag_name',
    'tag_slug',
    'colour_hex',
    ...pictureKeys,
    'parent_id',
    'parent_name',
    'parent_slug',
  ],
  {
    rows: `SELECT owned.owner, owned.owner_id, ${namedTagColumns}, ${pictureColumns},
    t.position, t.parent_id, parent.name AS parent_name, parent.url_slug AS parent_slug
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
  LEFT JOIN tags parent ON parent.id = t.parent_id`,
    by: 'part.kind, part.position',
  },
)
