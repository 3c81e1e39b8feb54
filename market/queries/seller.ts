import { type Statements, readBatch } from './batch.ts'

/** A seller with what its offers on the site and their buyers say of it. */
export interface IntroducedSeller {
  id: string
  name: string
  serviceTelephone: string | null
  serviceEmail: string | null
  town: string | null
  line: string | null
  story: string | null
  /** What most of its offers say. */
  leadTime: string
  /** How many reviews of what it sells give so many stars; a number of stars that nobody gave is missing. */
  reviewsByStars: ReadonlyMap<number, number>
}

interface SellerRow {
  id: string
  name: string
  service_telephone: string | null
  service_email: string | null
  town: string | null
  line: string | null
  story: string | null
}
interface LeadTimeRow {
  lead_time: string
}
interface StarsRow {
  rating: number
  reviews: number
}
type Rows = [SellerRow, LeadTimeRow, StarsRow]

interface Wanted {
  site: string
  sellerId: string
}

/** Null for somebody who offers nothing that the site sells. */
export async function findSeller(db: D1Database, wanted: Wanted): Promise<IntroducedSeller | null> {
  const [sellers, leadTimes, stars] = await readBatch<Rows>(db, sellerStatements(db, wanted))
  const [row] = sellers
  const [usual] = leadTimes
  if (!row || !usual) return null
  return {
    id: row.id,
    name: row.name,
    serviceTelephone: row.service_telephone,
    serviceEmail: row.service_email,
    town: row.town,
    line: row.line,
    story: row.story,
    leadTime: usual.lead_time,
    reviewsByStars: new Map(stars.map(({ rating, reviews }) => [rating, reviews])),
  }
}

export function sellerStatements(db: D1Database, { site, sellerId }: Wanted): Statements<Rows> {
  return [
    db
      .prepare(
        'SELECT id, name, service_telephone, service_email, town, line, story FROM sellers WHERE id = ?1',
      )
      .bind(sellerId),
    db
      .prepare(
        `SELECT i.lead_time ${offersHere} GROUP BY i.lead_time ORDER BY count(*) DESC, i.lead_time LIMIT 1`,
      )
      .bind(site, sellerId),
    db
      .prepare(
        `SELECT r.rating, count(*) AS reviews FROM (SELECT DISTINCT v.product_id ${offersHere}) owned
        CROSS JOIN reviews r ON r.product_id = owned.product_id GROUP BY r.rating`,
      )
      .bind(site, sellerId),
  ]
}

const offersHere = `FROM seller_inventories i CROSS JOIN variants v ON v.id = i.variant_id
  CROSS JOIN site_products sp ON sp.site = ?1 AND sp.product_id = v.product_id
  WHERE i.seller_id = ?2`
