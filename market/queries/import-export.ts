import { z } from 'zod'
import { readBatch } from './batch.ts'
import { fold } from './fold.ts'
import type { TagKind } from './tag.ts'

/** A product as a file of rows says it. */
export interface ExportProduct extends ProductRow {
  tagIds: string[]
  places: z.infer<typeof places>
  variants: ExportVariant[]
}

export interface ExportVariant extends VariantRow {
  tagIds: string[]
  gallery: string[]
  offers: z.infer<typeof offers>
}

export interface ExportPage {
  products: ExportProduct[]
  tags: TagRow[]
  next: string | null
}

interface ProductRow {
  id: string
  name: string
  url_slug: string
  brand_id: string
  seo_title: string
  seo_description: string
  summary_html: string
  delivery_note: string
  price_suffix: string
  mark_up: number
  vat_tax: number
  promotional_discount: number
}

interface VariantRow {
  id: string
  product_id: string
  name: string
  seo_title: string
  meta_title: string
  url_slug: string
  description_html: string
  sku: string
  ean: string | null
  height_mm: number | null
  width_mm: number | null
  length_mm: number | null
  surcharge: number
  picture: string
  picture_width: number
  picture_height: number
  picture_colour: string
}

interface TagRow {
  id: string
  kind: TagKind
  name: string
  urlSlug: string
  parentId: string | null
}

type PageRows = [
  ProductRow & { tag_ids: string; places: string },
  VariantRow & { tag_ids: string; gallery: string; offers: string },
  TagRow,
]

const strings = z.array(z.string())
const places = z.array(z.object({ site: z.string(), rank: z.int(), leadId: z.string() }))
const offers = z.array(
  z.object({
    sellerId: z.string(),
    basePrice: z.int(),
    deliveryCharge: z.int(),
    deliveryMethod: z.string(),
    leadTime: z.string(),
    status: z.enum(['active', 'out_of_stock', 'order_by_email']),
    quantity: z.int(),
    maxOrderSize: z.int(),
  }),
)

/** The products that come after an id, and everything of them that a row can say. */
export async function readForExport(
  db: D1Database,
  { after, limit, words }: { after: string; limit: number; words?: string | undefined },
): Promise<ExportPage> {
  const asked = JSON.stringify(
    fold(words ?? '')
      .split(/\s+/)
      .filter((word) => word !== ''),
  )
  const ofPage = (sql: string) => db.prepare(page + sql).bind(after, limit, asked)
  const [products, variants, tags] = await readBatch<PageRows>(db, [
    ofPage(productsOfPage),
    ofPage(variantsOfPage),
    db.prepare(
      'SELECT id, kind, name, url_slug AS urlSlug, parent_id AS parentId FROM tags ORDER BY kind, position',
    ),
  ])
  const variantsOf = Map.groupBy(variants, ({ product_id: id }) => id)
  return {
    products: products.map((row) => ({
      ...row,
      tagIds: strings.parse(JSON.parse(row.tag_ids)),
      places: places.parse(JSON.parse(row.places)),
      variants: (variantsOf.get(row.id) ?? []).map(rowToVariant),
    })),
    tags,
    next: products.length < limit ? null : (products.at(-1)?.id ?? null),
  }
}

function rowToVariant(row: PageRows[1]): ExportVariant {
  return {
    ...row,
    tagIds: strings.parse(JSON.parse(row.tag_ids)),
    gallery: strings.parse(JSON.parse(row.gallery)),
    offers: offers.parse(JSON.parse(row.offers)),
  }
}

/** An address has no accents, a name in capitals has no small letters: one of the three holds the word. */
const page = `WITH page AS (
  SELECT p.id FROM products p WHERE p.id > ?1 AND NOT EXISTS (
    SELECT 1 FROM json_each(?3) word
    WHERE instr(lower(p.name), word.value) = 0 AND instr(p.url_slug, word.value) = 0
      AND instr(p.id, word.value) = 0)
  ORDER BY p.id LIMIT ?2)
`

const productsOfPage = `SELECT p.id, p.name, p.url_slug, p.brand_id, p.seo_title, p.seo_description, p.summary_html,
    p.delivery_note, p.price_suffix, p.mark_up, p.vat_tax, p.promotional_discount,
    (SELECT json_group_array(tag_id) FROM product_tags WHERE product_id = p.id) AS tag_ids,
    (SELECT json_group_array(json_object('site', site, 'rank', rank, 'leadId', lead_variant_id) ORDER BY site)
      FROM site_products WHERE product_id = p.id) AS places
  FROM page CROSS JOIN products p ON p.id = page.id ORDER BY p.id`

const variantsOfPage = `SELECT v.id, v.product_id, v.name, v.seo_title, v.meta_title, v.url_slug, v.description_html,
    v.sku, v.ean, v.height_mm, v.width_mm, v.length_mm, v.surcharge,
    m.url AS picture, m.width AS picture_width, m.height AS picture_height, m.colour AS picture_colour,
    (SELECT json_group_array(tag_id) FROM variant_tags WHERE variant_id = v.id) AS tag_ids,
    (SELECT json_group_array(shown.url ORDER BY g.position) FROM variant_media g
      CROSS JOIN media shown ON shown.id = g.media_id WHERE g.variant_id = v.id) AS gallery,
    (SELECT json_group_array(json_object('sellerId', seller_id, 'basePrice', base_price,
        'deliveryCharge', delivery_charge, 'deliveryMethod', delivery_method, 'leadTime', lead_time,
        'status', inventory_status, 'quantity', quantity, 'maxOrderSize', max_order_size) ORDER BY seller_id)
      FROM seller_inventories WHERE variant_id = v.id) AS offers
  FROM page CROSS JOIN variants v ON v.product_id = page.id CROSS JOIN media m ON m.id = v.main_media_id
  ORDER BY v.product_id, v.position`
