import type { StockStatus } from '#lib/price.ts'
import { type PictureList, pictureAsList } from './picture.ts'
import { offerFacts } from './offer.ts'
import { type ReviewRow, type StarsRow, reviewColumns } from './reviews.ts'

export interface ProductRow {
  id: string
  name: string
  url_slug: string
  brand_name: string
  brand_slug: string
  lead_variant_id: string
  mark_up: number
  vat_tax: number
  promotional_discount: number
  hides_price: number
  review_count: number
  rating_sum: number
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
  /** JSON: the `PictureToldOnce` of each picture's id. */
  pictures: string
  /** A JSON list of `VariantList`s. */
  variants: string
}

/** What one variant and everything below it is told in: names would make it twice as long. */
export type VariantList = [
  id: string,
  tagIds: string[],
  swatches: SwatchList[],
  name: string,
  seoTitle: string,
  urlSlug: string,
  surcharge: number,
  metaTitle: string,
  descriptionHtml: string,
  sku: string,
  ean: string | null,
  heightMm: number | null,
  widthMm: number | null,
  lengthMm: number | null,
  mainPictureId: string,
  galleryIds: string[],
  finishes: Finish[],
  options: ChoiceList[],
  offers: OfferList[],
]

export type ChoiceList = [id: string, name: string, surcharge: number, status: StockStatus]

export type SwatchList = [
  choice: ChoiceList,
  tagIds: string[],
  optionId: string | null,
  finishes: Finish[],
  pictureId: string | null,
]

export type OfferList = [
  sellerId: string,
  sellerName: string,
  basePrice: number,
  deliveryCharges: number,
  deliveryMethod: string,
  leadTime: string,
  quantity: number,
  maxOrderSize: number,
  status: StockStatus,
  town: string | null,
  line: string | null,
]

/** A picture, and which variant is seen in it: the same one leads, stands in galleries and shows a swatch. */
export type PictureToldOnce = [picture: PictureList, shows: string | null]

/** How something wears one material of its product's model. */
export interface Finish {
  material: string
  surface: string
  colour: string
}

interface Wanted {
  site: string
  variantId: string
  /** So many of the reviews come with it. */
  reviews: number
}

/** The product that a variant belongs to, and everything below it, if the site sells it: one row, as each row and statement takes its time. */
export function productStatement(db: D1Database, { site, variantId, reviews }: Wanted): D1PreparedStatement {
  return db
    .prepare(
      `SELECT p.id, p.name, p.url_slug, b.name AS brand_name, b.url_slug AS brand_slug, listed.lead_variant_id,
        p.mark_up, p.vat_tax, p.promotional_discount, p.review_count, p.rating_sum,
        EXISTS (SELECT 1 FROM hidden_prices h WHERE h.product_id = p.id) AS hides_price,
        p.seo_title, p.seo_description, p.summary_html, p.delivery_note, p.price_suffix,
        model.url AS model_url, model.bytes AS model_bytes, ${itsStars} AS stars,
        ${itsReviews(reviews)} AS reviews, ${itsTagIds} AS tag_ids, ${itsPictures} AS pictures,
        ${itsVariants} AS variants, (SELECT version FROM catalogue) AS version
      FROM variants asked
      CROSS JOIN site_products listed ON listed.site = ?1 AND listed.product_id = asked.product_id
      CROSS JOIN products p ON p.id = listed.product_id JOIN tags b ON b.id = p.brand_id
      LEFT JOIN models model ON model.product_id = p.id WHERE asked.id = ?2`,
    )
    .bind(site, variantId)
}

/** Reviews and how they are spread come by few, and keep their names. */
function listOf<Row>(
  columns: readonly (keyof Row & string)[],
  { rows, by }: { rows: string; by: string },
): string {
  const fields = columns.map((column) => `'${column}', part.${column}`).join(', ')
  return `(SELECT json_group_array(json_object(${fields}) ORDER BY ${by}) FROM (${rows}) part)`
}

/** Most products have none, which they know themselves. */
const whereReviewed = (list: string) => `CASE WHEN p.review_count = 0 THEN '[]' ELSE ${list} END`

const itsStars = whereReviewed(
  listOf<StarsRow>(['rating', 'reviews'], {
    rows: 'SELECT r.rating, count(*) AS reviews FROM reviews r WHERE r.product_id = p.id GROUP BY r.rating',
    by: 'part.rating',
  }),
)

const itsReviews = (limit: number) =>
  whereReviewed(
    listOf<ReviewRow>(['id', 'product_id', 'rating', 'title', 'body', 'author', 'written_on', 'verified'], {
      rows: `SELECT ${reviewColumns} FROM reviews r WHERE r.product_id = p.id
        ORDER BY r.written_on DESC, r.id DESC LIMIT ${limit}`,
      by: 'part.written_on DESC, part.id DESC',
    }),
  )

const itsTagIds = `(SELECT json_group_array(tag_id) FROM (
    SELECT p.brand_id AS tag_id UNION ALL SELECT pt.tag_id FROM product_tags pt WHERE pt.product_id = p.id))`

const itsPictures = `(SELECT json_group_object(m.id, json_array(${pictureAsList}, m.shows_variant_id))
    FROM media m WHERE m.id IN (
      SELECT v.main_media_id FROM variants v WHERE v.product_id = p.id
      UNION ALL SELECT g.media_id FROM variants v JOIN variant_media g ON g.variant_id = v.id
        WHERE v.product_id = p.id
      UNION ALL SELECT w.media_id FROM variants v JOIN swatches w ON w.variant_id = v.id
        WHERE v.product_id = p.id))`

const tagIdsOf = (owner: 'variant' | 'swatch', id: string) =>
  `(SELECT json_group_array(tag_id) FROM ${owner}_tags WHERE ${owner}_id = ${id})`

const itsGallery = `(SELECT json_group_array(g.media_id ORDER BY g.position)
        FROM variant_media g WHERE g.variant_id = v.id)`

/** Of an option or a swatch. */
const choiceOf = (name: 'o' | 'w') =>
  `json_array(${name}.id, ${name}.name, ${name}.surcharge, ${name}.inventory_status)`

const itsOptions = `(SELECT json_group_array(${choiceOf('o')} ORDER BY o.position)
        FROM options o WHERE o.variant_id = v.id)`

const itsSwatches = `(SELECT json_group_array(json_array(${choiceOf('w')}, json(${tagIdsOf('swatch', 'w.id')}),
        w.option_id, json(w.finishes), w.media_id) ORDER BY w.position)
        FROM swatches w WHERE w.variant_id = v.id)`

const itsOffers = `(SELECT json_group_array(json_array(part.seller_id, part.seller_name, part.base_price,
        part.delivery_charge, part.delivery_method, part.lead_time, part.quantity, part.max_order_size,
        part.inventory_status, part.town, part.line) ORDER BY part.seller_id) FROM (
          SELECT i.seller_id, ${offerFacts}, s.town, s.line
          FROM seller_inventories i JOIN sellers s ON s.id = i.seller_id WHERE i.variant_id = v.id) part)`

const itsVariants = `(SELECT json_group_array(json_array(
      v.id, json(${tagIdsOf('variant', 'v.id')}), json(${itsSwatches}), v.name, v.seo_title, v.url_slug, v.surcharge,
      v.meta_title, v.description_html, v.sku, v.ean, v.height_mm, v.width_mm, v.length_mm,
      v.main_media_id, json(${itsGallery}), json(v.finishes), json(${itsOptions}), json(${itsOffers}))
      ORDER BY v.position) FROM variants v WHERE v.product_id = p.id)`
