import { type Signature, writeOnce } from './write-once.ts'

interface Departure {
  id: string
  /** The sign-in account has gone with it, and with that whatever other sites know of them. */
  everywhere: boolean
}

/** No access token lives as long. */
const rememberForSeconds = 7 * 24 * 60 * 60

/** Removes all that is personal; what the law keeps of orders stands in the orders themselves. */
export async function removeCustomer(
  db: D1Database,
  { id, everywhere }: Departure,
  signature: Signature,
): Promise<'done' | 'replayed'> {
  const leaving = everywhere
    ? `FROM customers me CROSS JOIN customers c ON c.issuer = me.issuer AND c.subject = me.subject WHERE me.id = ?1`
    : `FROM customers c WHERE c.id = ?1`
  const { now } = signature
  const outcome = await writeOnce(db, signature, [
    db.prepare('DELETE FROM departed_customers WHERE departed_at < ?').bind(now - rememberForSeconds),
    db
      .prepare(
        `INSERT INTO departed_customers (issuer, subject, site, departed_at)
        SELECT c.issuer, c.subject, c.site, ?2 ${leaving}
        ON CONFLICT (issuer, subject, site) DO UPDATE SET departed_at = excluded.departed_at`,
      )
      .bind(id, now),
    db
      .prepare(
        `INSERT INTO discarded_pictures (key)
        SELECT c.picture_key ${leaving} AND c.picture_key IS NOT NULL
        ON CONFLICT DO NOTHING`,
      )
      .bind(id),
    db
      .prepare(
        `UPDATE reviews SET subject = NULL
        WHERE (issuer, subject) IN (SELECT c.issuer, c.subject ${leaving})`,
      )
      .bind(id),
    // An order keeps what the law wants of it; letters about it say the same once more.
    db
      .prepare(
        `DELETE FROM letters WHERE order_id IN (SELECT o.id FROM orders o WHERE o.customer_id IN (SELECT c.id ${leaving}))`,
      )
      .bind(id),
    db.prepare(`DELETE FROM bank_cards WHERE holder IN (SELECT 'payer_' || c.id ${leaving})`).bind(id),
    db.prepare(`DELETE FROM customers WHERE id IN (SELECT c.id ${leaving})`).bind(id),
  ])
  return outcome.replayed ? 'replayed' : 'done'
}
