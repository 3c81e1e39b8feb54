interface Row {
  number: number
}

interface Wanted {
  site: string
  ids: readonly string[]
}

/** The numbers of the products of those ids, in their order; what the site doesn't sell has none. */
export async function numbersOfProducts(db: D1Database, wanted: Wanted): Promise<number[]> {
  return numbers(productNumbersStatement(db, wanted))
}

export function productNumbersStatement(db: D1Database, { site, ids }: Wanted): D1PreparedStatement {
  return db
    .prepare(
      `SELECT n.number FROM json_each(?2) asked
      CROSS JOIN site_products sp ON sp.site = ?1 AND sp.product_id = asked.value
      CROSS JOIN product_numbers n ON n.product_id = sp.product_id ORDER BY asked.key`,
    )
    .bind(site, JSON.stringify(ids))
}

/** The numbers of the products that those variants belong to. */
export async function numbersOfVariants(db: D1Database, wanted: Wanted): Promise<number[]> {
  return numbers(variantNumbersStatement(db, wanted))
}

export function variantNumbersStatement(db: D1Database, { site, ids }: Wanted): D1PreparedStatement {
  return db
    .prepare(
      `SELECT DISTINCT n.number FROM json_each(?2) asked CROSS JOIN variants v ON v.id = asked.value
      CROSS JOIN site_products sp ON sp.site = ?1 AND sp.product_id = v.product_id
      CROSS JOIN product_numbers n ON n.product_id = sp.product_id`,
    )
    .bind(site, JSON.stringify(ids))
}

async function numbers(statement: D1PreparedStatement): Promise<number[]> {
  const { results } = await statement.all<Row>()
  return results.map(({ number }) => number)
}
