import { z } from 'zod'
import type { StockStatus } from '#lib/price.ts'
import { type Statements, readBatch } from './batch.ts'
import type { TagKind } from './tag.ts'

/** What of a product decides which lists it stands in, and where. */
export interface ProductFacts {
  number: number
  tagIds: string[]
  /** The average review times a hundred; 0 where there is none. */
  rating: number
  rates: { markUp: number; vatTax: number; promotionalDiscount: number }
  hidesPrice: boolean
  /** On each site that sells it, with the variant that the site leads with. */
  places: { site: string; rank: number; surcharge: number; offers: OfferFacts[] }[]
}

export interface OfferFacts {
  sellerId: string
  basePrice: number
  deliveryCharges: number
  status: StockStatus
}

export interface TagFacts {
  id: string
  kind: TagKind
  urlSlug: string
  parentId: string | null
}

interface ProductRow {
  number: number
  tags: string
  review_count: number
  rating_sum: number
  mark_up: number
  vat_tax: number
  promotional_discount: number
  hides_price: number
}

interface PlaceRow {
  number: number
  site: string
  rank: number
  surcharge: number
  offers: string
}

type FactRows = [ProductRow, PlaceRow]

const stockStatus = z.enum(['active', 'out_of_stock', 'order_by_email'])
const tagIds = z.array(z.string())
const offerFacts = z.array(z.tuple([z.string(), z.int(), z.int(), stockStatus]))

/** Every tag, in an order that stays the same as long as the tags do. */
export async function allTagFacts(db: D1Database): Promise<TagFacts[]> {
  const { results } = await db
    .prepare(`SELECT id, kind, url_slug AS urlSlug, parent_id AS parentId FROM tags ORDER BY kind, position`)
    .all<TagFacts>()
  return results
}

/** One more than the highest number that a product has. */
export async function endOfNumbers(db: D1Database): Promise<number> {
  const row = await db
    .prepare('SELECT max(number) AS highest FROM product_numbers')
    .first<{ highest: number | null }>()
  return (row?.highest ?? -1) + 1
}

/** The products from one number up to another, in the order of their numbers. */
export async function productFacts(db: D1Database, from: number, to: number): Promise<ProductFacts[]> {
  const [products, places] = await readBatch<FactRows>(db, productFactStatements(db, from, to))
  const placesOf = Map.groupBy(places, ({ number }) => number)
  return products.map((row) => ({
    number: row.number,
    tagIds: tagIds.parse(JSON.parse(row.tags)),
    rating: row.review_count === 0 ? 0 : Math.round((row.rating_sum / row.review_count) * 100),
    rates: { markUp: row.mark_up, vatTax: row.vat_tax, promotionalDiscount: row.promotional_discount },
    hidesPrice: row.hides_price === 1,
    places: (placesOf.get(row.number) ?? []).map(rowToPlace),
  }))
}

export function productFactStatements(db: D1Database, from: number, to: number): Statements<FactRows> {
  return [db.prepare(factsInRange).bind(from, to), db.prepare(placesInRange).bind(from, to)]
}

function rowToPlace({ site, rank, surcharge, offers }: PlaceRow): ProductFacts['places'][number] {
  return {
    site,
    rank,
    surcharge,
    offers: offerFacts.parse(JSON.parse(offers)).map(([sellerId, basePrice, deliveryCharges, status]) => ({
      sellerId,
      basePrice,
      deliveryCharges,
      status,
    })),
  }
}

const factsInRange = `SELECT n.number, p.review_count, p.rating_sum, p.mark_up, p.vat_tax, p.promotional_discount,
    EXISTS (SELECT 1 FROM hidden_prices h WHERE h.product_id = p.id) AS hides_price,
    (SELECT json_group_array(tag_id) FROM (
      SELECT p.brand_id AS tag_id
      UNION ALL SELECT tag_id FROM product_tags WHERE product_id = p.id
      UNION ALL SELECT vt.tag_id FROM variants v CROSS JOIN variant_tags vt ON vt.variant_id = v.id
        WHERE v.product_id = p.id
    )) AS tags
  FROM product_numbers n CROSS JOIN products p ON p.id = n.product_id
  WHERE n.number >= ?1 AND n.number < ?2 ORDER BY n.number`

const placesInRange = `SELECT n.number, sp.site, sp.rank, v.surcharge,
    (SELECT json_group_array(json_array(i.seller_id, i.base_price, i.delivery_charge,
      CASE WHEN i.inventory_status = 'active' AND i.quantity = 0 THEN 'out_of_stock' ELSE i.inventory_status END))
      FROM seller_inventories i WHERE i.variant_id = v.id) AS offers
  FROM product_numbers n CROSS JOIN site_products sp ON sp.product_id = n.product_id
  CROSS JOIN variants v ON v.id = sp.lead_variant_id
  WHERE n.number >= ?1 AND n.number < ?2`
