import { beginCounting, raiseVersionIfChanged } from './import-write.ts'
import { type Signature, writeOnce } from './write-once.ts'

type RemovalOutcome = { done: true; removed: string[] } | { done: false }

/** Takes products away with all that hangs on them; pictures stay, for others may show them. */
export async function deleteProducts(
  db: D1Database,
  ids: readonly string[],
  signature: Signature,
): Promise<RemovalOutcome> {
  const list = JSON.stringify(ids)
  const outcome = await writeOnce<{ id: string }>(db, signature, [
    beginCounting(db),
    ...deletions.map((sql) => db.prepare(sql).bind(list)),
    db.prepare(deleteThemselves).bind(list),
    raiseVersionIfChanged(db),
  ])
  if (outcome.replayed) return { done: false }
  const removed = outcome.results.at(-2)?.results.map(({ id }) => id) ?? []
  return { done: true, removed }
}

const products = '(SELECT value FROM json_each(?1))'
const variants = `(SELECT id FROM variants WHERE product_id IN ${products})`

/** What points at others before what is pointed at. */
const deletions = [
  `DELETE FROM swatch_tags WHERE swatch_id IN (SELECT id FROM swatches WHERE variant_id IN ${variants})`,
  `DELETE FROM swatches WHERE variant_id IN ${variants}`,
  `DELETE FROM options WHERE variant_id IN ${variants}`,
  `DELETE FROM variant_media WHERE variant_id IN ${variants}`,
  `DELETE FROM variant_tags WHERE variant_id IN ${variants}`,
  `DELETE FROM seller_inventories WHERE variant_id IN ${variants}`,
  `DELETE FROM moodroom_items WHERE variant_id IN ${variants}`,
  `DELETE FROM site_products WHERE product_id IN ${products}`,
  `DELETE FROM product_tags WHERE product_id IN ${products}`,
  `DELETE FROM models WHERE product_id IN ${products}`,
  `DELETE FROM reviews WHERE product_id IN ${products}`,
  `DELETE FROM associated_products WHERE product_id IN ${products} OR associated_id IN ${products}`,
  `DELETE FROM post_products WHERE product_id IN ${products}`,
  `DELETE FROM variants WHERE product_id IN ${products}`,
]

const deleteThemselves = `DELETE FROM products WHERE id IN ${products} RETURNING id`
