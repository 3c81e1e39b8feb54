import { type Offer, type OfferRow, offerColumns, rowToOffer } from './offer.ts'

/** By variants what their sellers offer as of now: how many are left is in no card. */
export async function offersOfVariants(
  db: D1Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Offer[]>> {
  const { results } = await offersStatement(db, ids).all<OfferRow>()
  const offersOf = new Map<string, Offer[]>()
  for (const [id, rows] of Map.groupBy(results, (row) => row.variant_id))
    offersOf.set(id, rows.map(rowToOffer))
  return offersOf
}

export function offersStatement(db: D1Database, ids: readonly string[]): D1PreparedStatement {
  return db
    .prepare(
      `SELECT ${offerColumns} FROM json_each(?1) asked
      CROSS JOIN seller_inventories i ON i.variant_id = asked.value JOIN sellers s ON s.id = i.seller_id
      ORDER BY i.variant_id, i.seller_id`,
    )
    .bind(JSON.stringify(ids))
}
