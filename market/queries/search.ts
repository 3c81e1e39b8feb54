import { fold, folded } from './fold.ts'
import { bearersOf } from './tagging.ts'

const mostWords = 8

interface Asked {
  site: string
  query: string
}

interface Row {
  number: number
}

/**
 * The numbers of the site's products in which every word of the query occurs: in their names, their variants' titles,
 * or the names of the tags that they bear, their brand's among them. Those whose own names hold all the words come
 * first, and all else is in merchandised order.
 */
export async function findProducts(db: D1Database, asked: Asked): Promise<number[]> {
  const { results } = await productSearchStatement(db, asked).all<Row>()
  return results.map((row) => row.number)
}

export function productSearchStatement(db: D1Database, { site, query }: Asked): D1PreparedStatement {
  return db.prepare(productsWithAllWords).bind(site, JSON.stringify(wordsOf(query)))
}

function wordsOf(query: string): string[] {
  const words = fold(query).match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].slice(0, mostWords)
}

/** Texts are folded once and then asked for each word; D1 takes no LIKE pattern of more than 50 bytes. */
const productsWithAllWords = `WITH RECURSIVE
  word AS (SELECT value AS word FROM json_each(?2)),
  sold AS (SELECT product_id, rank FROM site_products WHERE site = ?1),
  tag_name AS MATERIALIZED (SELECT id AS tag_id, ${folded('name')} AS text FROM tags),
  tag_hit (tag_id, word) AS (
    SELECT tag_id, word FROM tag_name CROSS JOIN word ON instr(text, word) > 0
    UNION
    SELECT t.id, parent.word FROM tag_hit parent CROSS JOIN tags t ON t.parent_id = parent.tag_id
  ),
  ${bearersOf('tag_hit')},
  own_name AS MATERIALIZED (
    SELECT p.id AS product_id, ${folded('p.name')} AS text FROM sold CROSS JOIN products p ON p.id = sold.product_id
  ),
  title AS MATERIALIZED (
    SELECT v.product_id, ${folded('v.seo_title')} AS text
    FROM sold CROSS JOIN variants v ON v.product_id = sold.product_id
  ),
  hit (product_id, word, in_name) AS (
    SELECT product_id, word, TRUE FROM own_name CROSS JOIN word ON instr(text, word) > 0
    UNION ALL
    SELECT product_id, word, FALSE FROM title CROSS JOIN word ON instr(text, word) > 0
    UNION ALL
    SELECT product_id, word, FALSE FROM tag_hit_bearer
  ),
  found (product_id, words, words_in_name) AS (
    SELECT product_id, count(DISTINCT word), count(DISTINCT iif(in_name, word, NULL)) FROM hit GROUP BY product_id
  )
  SELECT n.number FROM found
  CROSS JOIN site_products sp ON sp.site = ?1 AND sp.product_id = found.product_id
  CROSS JOIN product_numbers n ON n.product_id = sp.product_id
  WHERE found.words = json_array_length(?2)
  ORDER BY found.words_in_name = found.words DESC, sp.rank`
