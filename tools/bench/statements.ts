import type { Asked } from './connection.ts'

/** The work of a filtered list as plain SQL, as most shops do it: matches, a page of them, and counts by GROUP BY. */
export function filteredList(site: string, categoryId: string, colourId: string) {
  const values = [site, categoryId, colourId]
  return [
    { sql: `${matches} SELECT product_id FROM matches ORDER BY rank LIMIT 24`, values },
    { sql: `${matches} ${counts}`, values },
  ]
}

/** The least that any answer from the database takes. */
export function productByKey(productId: string) {
  return [{ sql: 'SELECT * FROM products WHERE id = ?', values: [productId] }]
}

/** Text search without an index of words. */
export function productsLike(word: string) {
  return [
    {
      sql: 'SELECT id FROM products WHERE name LIKE ? OR summary_html LIKE ? LIMIT 24',
      values: [`%${word}%`, `%${word}%`],
    },
  ]
}

const familyOf = (value: string) =>
  `SELECT ${value} UNION SELECT t.id FROM tags t WHERE t.parent_id = ${value}`

const matches = `WITH matches AS MATERIALIZED (
    SELECT sp.product_id, sp.rank FROM site_products sp WHERE sp.site = ?1
      AND sp.product_id IN (SELECT pt.product_id FROM product_tags pt WHERE pt.tag_id IN (${familyOf('?2')}))
      AND sp.product_id IN (SELECT v.product_id FROM variant_tags vt JOIN variants v ON v.id = vt.variant_id
        WHERE vt.tag_id IN (${familyOf('?3')}))
  )`

const counts = `SELECT tag_id, count(DISTINCT product_id) AS count FROM (
    SELECT m.product_id, p.brand_id AS tag_id FROM matches m JOIN products p ON p.id = m.product_id
    UNION ALL SELECT m.product_id, pt.tag_id FROM matches m JOIN product_tags pt ON pt.product_id = m.product_id
    UNION ALL SELECT m.product_id, vt.tag_id FROM matches m JOIN variants v ON v.product_id = m.product_id
      JOIN variant_tags vt ON vt.variant_id = v.id
  ) GROUP BY tag_id`

/** For a Worker that knows nothing but SQL. */
export function askSql(statements: readonly object[]): Asked {
  return { method: 'POST', path: '/', headers: { host: 'localhost' }, body: JSON.stringify({ statements }) }
}
