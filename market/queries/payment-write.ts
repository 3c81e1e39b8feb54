import { type Letter, letterStatement } from './letters.ts'

interface Said {
  orderId: string
  status: 'needs-card' | 'needs-challenge' | 'processing' | 'declined' | 'cancelled'
  decline: string | null
}

/** The first intent is the one; a second one for the same order would be money twice. */
export async function keepIntent(
  db: D1Database,
  { orderId, intentId }: { orderId: string; intentId: string },
): Promise<void> {
  await db
    .prepare('UPDATE payments SET intent_id = ? WHERE order_id = ? AND intent_id IS NULL')
    .bind(intentId, orderId)
    .run()
}

export async function nameCard(
  db: D1Database,
  { orderId, brand, last4 }: { orderId: string; brand: string; last4: string },
): Promise<void> {
  await db
    .prepare(`UPDATE payments SET brand = ?, last4 = ? WHERE order_id = ? AND status <> 'succeeded'`)
    .bind(brand, last4, orderId)
    .run()
}

/** Whatever is said late of a payment that has succeeded: it has. */
export async function notePayment(db: D1Database, { orderId, status, decline }: Said): Promise<void> {
  await db
    .prepare(
      `UPDATE payments SET status = ?2, decline = ?3 WHERE order_id = ?1 AND status NOT IN ('succeeded', 'cancelled')`,
    )
    .bind(orderId, status, decline)
    .run()
}

interface Success {
  orderId: string
  /** As the provider names the money; null where there was none to pay. */
  reference: string | null
  amount: number
  letter: Letter | null
}

/**
 * The money is in: once, however often it is said. What was let go of meanwhile isn't sent any more, and its money
 * is to go back.
 */
export async function writePaid(db: D1Database, paid: Success): Promise<void> {
  const { orderId, reference, amount, letter } = paid
  const isPlaced = `EXISTS (SELECT 1 FROM order_lines WHERE order_id = ?1 AND state = 'placed')`
  await db.batch([
    ...(reference === null
      ? []
      : [
          db
            .prepare(
              `INSERT INTO money_moves (reference, order_id, amount, at) VALUES (?, ?, ?, unixepoch())
              ON CONFLICT (reference) DO NOTHING`,
            )
            .bind(reference, orderId, amount),
        ]),
    db
      .prepare(
        `INSERT INTO order_events (order_id, state, at) SELECT ?1, 'paid', unixepoch() WHERE ${isPlaced}`,
      )
      .bind(orderId),
    ...(letter ? [paidLetter(db, letter)] : []),
    db.prepare(`UPDATE order_lines SET state = 'paid' WHERE order_id = ? AND state = 'placed'`).bind(orderId),
    db.prepare(`UPDATE payments SET status = 'succeeded', decline = NULL WHERE order_id = ?`).bind(orderId),
    db
      .prepare(
        `INSERT INTO refunds (id, order_id, amount, wanted_at)
        SELECT 'late-' || ?1, ?1, paid.amount, unixepoch() FROM (
          SELECT ifnull(sum(amount), 0) - ifnull((SELECT sum(r.amount) FROM refunds r WHERE r.order_id = ?1), 0) AS amount
          FROM money_moves m WHERE m.order_id = ?1 AND m.amount > 0) paid
        WHERE paid.amount > 0
          AND NOT EXISTS (SELECT 1 FROM order_lines WHERE order_id = ?1 AND state <> 'cancelled')
        ON CONFLICT DO NOTHING`,
      )
      .bind(orderId),
  ])
}

function paidLetter(db: D1Database, letter: Letter): D1PreparedStatement {
  const onlyIf = `EXISTS (SELECT 1 FROM order_lines WHERE order_id = ?3 AND state = 'placed')`
  return letterStatement(db, letter, { id: `paid-${letter.orderId}`, onlyIf })
}

export interface WantedRefund {
  id: string
  orderId: string
  amount: number
  intentId: string
}

interface OfProvider {
  /** What another provider took, or another site's account of it, only that one can give back. */
  provider: 'stripe' | 'test-bank'
  site: string
  /** Of all orders, where it is null. */
  orderId: string | null
}

/** Those that the provider hasn't been heard to have carried out. */
export async function wantedRefunds(
  db: D1Database,
  { provider, site, orderId }: OfProvider,
): Promise<WantedRefund[]> {
  const { results } = await db
    .prepare(
      `SELECT r.id, r.order_id AS orderId, r.amount, p.intent_id AS intentId FROM refunds r
      JOIN payments p ON p.order_id = r.order_id JOIN orders o ON o.id = r.order_id AND o.site = ?3
      WHERE r.state = 'wanted' AND p.intent_id IS NOT NULL AND (?1 IS NULL OR r.order_id = ?1) AND p.provider = ?2
      LIMIT 50`,
    )
    .bind(orderId, provider, site)
    .all<WantedRefund>()
  return results
}

/** The money is out: once, however often it is said. */
export async function writeRefunded(
  db: D1Database,
  { refund, reference, letter }: { refund: WantedRefund; reference: string; letter: Letter | null },
): Promise<void> {
  const { id, orderId, amount } = refund
  await db.batch([
    db
      .prepare(
        `INSERT INTO money_moves (reference, order_id, amount, at) SELECT ?1, ?2, ?3, unixepoch()
        WHERE NOT EXISTS (SELECT 1 FROM money_moves WHERE reference = ?1)`,
      )
      .bind(reference, orderId, -amount),
    db
      .prepare(
        `INSERT INTO order_events (order_id, state, note, at)
        SELECT r.order_id, iif(EXISTS (SELECT 1 FROM order_lines l WHERE l.refund_id = r.id AND l.state = 'returned'),
          'refunded', 'cancelled'), 'Money sent back', unixepoch()
        FROM refunds r WHERE r.id = ? AND r.state = 'wanted'`,
      )
      .bind(id),
    db
      .prepare(`UPDATE order_lines SET state = 'refunded' WHERE refund_id = ? AND state = 'returned'`)
      .bind(id),
    ...(letter ? [letterStatement(db, letter, { id: `refunded-${id}` })] : []),
    db.prepare(`UPDATE refunds SET state = 'done' WHERE id = ?`).bind(id),
  ])
}

/** Orders that nobody will pay for any more, whose intents are still open at the provider. */
export async function openIntentsOfLetGo(
  db: D1Database,
  { provider, site, orderId }: OfProvider,
): Promise<{ orderId: string; intentId: string }[]> {
  const { results } = await db
    .prepare(
      `SELECT p.order_id AS orderId, p.intent_id AS intentId FROM payments p
      JOIN orders o ON o.id = p.order_id AND o.site = ?3
      WHERE p.status NOT IN ('succeeded', 'cancelled') AND p.intent_id IS NOT NULL AND (?1 IS NULL OR p.order_id = ?1)
        AND p.provider = ?2 AND NOT EXISTS (SELECT 1 FROM order_lines l WHERE l.order_id = p.order_id AND l.state <> 'cancelled')
      LIMIT 50`,
    )
    .bind(orderId, provider, site)
    .all<{ orderId: string; intentId: string }>()
  return results
}
