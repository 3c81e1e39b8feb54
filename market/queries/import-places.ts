import { fields, forRows } from './import-bulk.ts'
import type { ImportTables } from './import-tables.ts'

/** Which sites sell a product, where it stands there and which variant leads. */
export function placeWrites(db: D1Database, tables: ImportTables): D1PreparedStatement[] {
  return [
    ...forRows(db, leaveSites, tables.assortments),
    ...forRows(db, makeRoom, tables.places),
    ...forRows(db, takePlaces, tables.places),
  ]
}

const leaveSites = `DELETE FROM site_products
  WHERE product_id IN (SELECT value ->> 'id' FROM json_each(?1))
  AND (product_id, site) NOT IN (
    SELECT r.value ->> 'id', x.value FROM json_each(?1) r CROSS JOIN json_each(r.value, '$.sites') x)
  RETURNING product_id`

const wanted = `SELECT ${fields('site', 'productId', 'at', 'rank', 'leadId', 'firstId', 'onlyIfThere')} FROM json_each(?1)`

/** No two products share a place: whose place is wanted for another one goes to the end, until it says where to. */
const makeRoom = `UPDATE site_products SET rank = moved.rank
  FROM (
    SELECT held.site, held.product_id,
      max(
        (SELECT max(rank) FROM site_products WHERE site = held.site),
        (SELECT max(value ->> 'rank') FROM json_each(?1) WHERE value ->> 'site' = held.site)
      ) + row_number() OVER (PARTITION BY held.site ORDER BY held.rank) AS rank
    FROM (${wanted}) new
    CROSS JOIN site_products held ON held.site = new.site AND held.rank = new.rank AND held.product_id <> new.productId
  ) moved
  WHERE site_products.site = moved.site AND site_products.product_id = moved.product_id
  RETURNING site_products.product_id`

/** A product that says no place and has none comes after all others. */
const takePlaces = `INSERT INTO site_products (site, product_id, lead_variant_id, rank)
  SELECT new.site, new.productId, coalesce(new.leadId, sp.lead_variant_id, new.firstId),
    coalesce(new.rank, sp.rank,
      max(
        (SELECT ifnull(max(rank), 0) FROM site_products WHERE site = new.site),
        ifnull(max(new.rank) OVER (PARTITION BY new.site), 0)
      ) + row_number() OVER (PARTITION BY new.site ORDER BY new.at))
  FROM (${wanted}) new
  LEFT JOIN site_products sp ON sp.site = new.site AND sp.product_id = new.productId
  WHERE sp.site IS NOT NULL OR NOT new.onlyIfThere
  ON CONFLICT (site, product_id) DO UPDATE SET lead_variant_id = excluded.lead_variant_id, rank = excluded.rank
    WHERE (site_products.lead_variant_id, site_products.rank) IS NOT (excluded.lead_variant_id, excluded.rank)
  RETURNING product_id`
