import { readBatch } from './batch.ts'

export interface Seller {
  id: string
  name: string
  serviceTelephone: string | null
  serviceEmail: string | null
}

interface Row {
  id: string
  name: string
  service_telephone: string | null
  service_email: string | null
}

interface Wanted {
  site: string
  /** Only these, when given. */
  ids?: string[] | undefined
  sort: 'by name' | 'backwards'
  limit: number
  skip: number
}

/** The sellers that offer something of the site's assortment, in the order of their names. */
export async function listSellers(
  db: D1Database,
  { site, ids, sort, limit, skip }: Wanted,
): Promise<{ sellers: Seller[]; totalCount: number }> {
  const only = ids === undefined ? null : JSON.stringify(ids)
  const [sellers, counts] = await readBatch<[Row, { total: number }]>(db, [
    db
      .prepare(
        `SELECT s.id, s.name, s.service_telephone, s.service_email ${ofThisSite}
        ORDER BY ${orders[sort]} LIMIT ?3 OFFSET ?4`,
      )
      .bind(site, only, limit, skip),
    db.prepare(`SELECT count(*) AS total ${ofThisSite}`).bind(site, only),
  ])
  return { sellers: sellers.map(rowToSeller), totalCount: counts[0]?.total ?? 0 }
}

const orders = { 'by name': 's.name, s.id', backwards: 's.name DESC, s.id DESC' }

const ofThisSite = `FROM sellers s
  WHERE (?2 IS NULL OR s.id IN (SELECT value FROM json_each(?2)))
  AND EXISTS (
    SELECT 1 FROM seller_inventories i CROSS JOIN variants v ON v.id = i.variant_id
    CROSS JOIN site_products sp ON sp.site = ?1 AND sp.product_id = v.product_id
    WHERE i.seller_id = s.id)`

function rowToSeller(row: Row): Seller {
  return {
    id: row.id,
    name: row.name,
    serviceTelephone: row.service_telephone,
    serviceEmail: row.service_email,
  }
}
