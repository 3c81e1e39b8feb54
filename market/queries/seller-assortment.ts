interface Wanted {
  site: string
  sellerId: string
}

interface Row {
  variant_id: string
  number: number
}

/** A D1 answer holds some megabytes at most. */
const offersAtATime = 20_000

/** The numbers of the site's products of which a seller offers at least one variant; some stand twice. */
export async function numbersOfSeller(db: D1Database, wanted: Wanted): Promise<number[]> {
  const numbers: number[] = []
  for (let after = ''; ;) {
    const { results } = await assortmentStatement(db, wanted, after).all<Row>()
    for (const { number } of results) numbers.push(number)
    const last = results.at(-1)
    if (!last || results.length < offersAtATime) return numbers
    after = last.variant_id
  }
}

export function assortmentStatement(
  db: D1Database,
  { site, sellerId }: Wanted,
  after: string,
): D1PreparedStatement {
  return db
    .prepare(
      `SELECT i.variant_id, n.number FROM seller_inventories i CROSS JOIN variants v ON v.id = i.variant_id
      CROSS JOIN site_products sp ON sp.site = ?1 AND sp.product_id = v.product_id
      CROSS JOIN product_numbers n ON n.product_id = sp.product_id
      WHERE i.seller_id = ?2 AND i.variant_id > ?3 ORDER BY i.variant_id LIMIT ${offersAtATime}`,
    )
    .bind(site, sellerId, after)
}
