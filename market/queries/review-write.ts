import { type Review, type ReviewRow, reviewColumns, rowToReview } from './reviews.ts'
import { type Signature, writeOnce } from './write-once.ts'

interface NewReview {
  customerId: string
  site: string
  productId: string
  author: string
  rating: number
  title: string
  body: string
}

interface OutcomeRow extends ReviewRow {
  is_sold: number
}

/** The product's numbers and the catalogue's version rise with it, or nothing of it is done. */
export async function writeReview(
  db: D1Database,
  review: NewReview,
  signature: Signature,
): Promise<Review | 'replayed' | 'unknown' | 'exists'> {
  const { customerId, site, productId, author, rating, title, body } = review
  const writtenOn = new Date(signature.now * 1000).toISOString().slice(0, 10)
  const outcome = await writeOnce<OutcomeRow>(db, signature, [
    db
      .prepare(
        `INSERT INTO reviews (id, product_id, issuer, subject, author, rating, title, body, written_on, verified)
        SELECT ?1, sp.product_id, c.issuer, c.subject, ?5, ?6, ?7, ?8, ?9, ${hasBought}
        FROM customers c JOIN site_products sp ON sp.site = ?3 AND sp.product_id = ?4 WHERE c.id = ?2
        ON CONFLICT (product_id, issuer, subject) DO NOTHING RETURNING ${reviewColumns.replaceAll('r.', '')}`,
      )
      .bind(crypto.randomUUID(), customerId, site, productId, author, rating, title, body, writtenOn),
    db
      .prepare(
        `UPDATE products SET review_count = review_count + 1, rating_sum = rating_sum + ?2
        WHERE id = ?1 AND changes() = 1`,
      )
      .bind(productId, rating),
    raiseVersionAfterChange(db),
    db
      .prepare('SELECT count(*) AS is_sold FROM site_products WHERE site = ? AND product_id = ?')
      .bind(site, productId),
  ])
  if (outcome.replayed) return 'replayed'
  const [written, , , sold] = outcome.results
  const row = written?.results[0]
  if (row) return rowToReview(row)
  return sold?.results[0]?.is_sold === 1 ? 'exists' : 'unknown'
}

/** On whichever site: paid for, and not cancelled. Of the customer `c` and the site's product `sp`. */
const hasBought = `EXISTS (SELECT 1 FROM order_lines l CROSS JOIN orders o ON o.id = l.order_id
  JOIN customers me ON me.id = o.customer_id
  WHERE l.product_id = sp.product_id AND l.state NOT IN ('placed', 'cancelled')
    AND me.issuer = c.issuer AND me.subject = c.subject)`

/** Somebody's own, and only of what the site sells; gives the product that it spoke of. */
export async function eraseReview(
  db: D1Database,
  { customerId, site, reviewId }: { customerId: string; site: string; reviewId: string },
  signature: Signature,
): Promise<{ productId: string } | 'replayed' | 'unknown'> {
  const own = `SELECT r.id, r.product_id, r.rating FROM reviews r
    JOIN customers c ON c.id = ?1 AND c.issuer = r.issuer AND c.subject = r.subject
    JOIN site_products sp ON sp.site = ?2 AND sp.product_id = r.product_id WHERE r.id = ?3`
  const bound = [customerId, site, reviewId]
  const outcome = await writeOnce<{ product_id: string }>(db, signature, [
    db
      .prepare(
        `UPDATE products SET review_count = review_count - 1, rating_sum = rating_sum - own.rating
        FROM (${own}) own WHERE products.id = own.product_id`,
      )
      .bind(...bound),
    db
      .prepare(`DELETE FROM reviews WHERE id IN (SELECT id FROM (${own})) RETURNING product_id`)
      .bind(...bound),
    raiseVersionAfterChange(db),
  ])
  if (outcome.replayed) return 'replayed'
  const row = outcome.results[1]?.results[0]
  return row ? { productId: row.product_id } : 'unknown'
}

/** Where the statement before it changed nothing, lists stay as they are. */
function raiseVersionAfterChange(db: D1Database): D1PreparedStatement {
  return db.prepare('UPDATE catalogue SET version = version + 1 WHERE changes() > 0')
}
