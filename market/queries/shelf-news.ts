interface Row {
  variant_id: string
  /** Null once it isn't sold any more, anywhere. */
  product_id: string | null
  site: string | null
}

const mostAtOnce = 40

/** What has run out or come back since somebody asked last, on whose shelves: told once, in the words of a purge. */
export async function takeShelfNews(db: D1Database): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT n.variant_id, v.product_id, sp.site FROM (SELECT variant_id FROM shelf_news LIMIT ?) n
      LEFT JOIN variants v ON v.id = n.variant_id LEFT JOIN site_products sp ON sp.product_id = v.product_id`,
    )
    .bind(mostAtOnce)
    .all<Row>()
  if (results.length === 0) return []
  const told = JSON.stringify(results.map(({ variant_id: id }) => id))
  await db
    .prepare('DELETE FROM shelf_news WHERE variant_id IN (SELECT value FROM json_each(?))')
    .bind(told)
    .run()
  const tags = results.flatMap(({ site, product_id: id }) => (site === null ? [] : [`${site}:product:${id}`]))
  return [...new Set(tags)]
}
