import type { OrderState } from '#lib/order-states.ts'
import { type Letter, letterStatement } from './letters.ts'
import { type Signature, writeOnce } from './write-once.ts'

interface MovedLine {
  id: string
  state: OrderState
  /** What was said of it; null leaves what was said before. */
  reason: string | null
  comment: string | null
}

export interface WrittenMove {
  orderId: string
  /** As they were when it was decided that they may move. */
  lines: readonly MovedLine[]
  /** Null leaves them where they are: something else is to happen first. */
  to: OrderState | null
  event: { state: OrderState; sellerId: string | null; note: string | null }
  stockBack: 'cancel' | 'receiveReturn' | null
  /** What is to go back to the customer for these lines, in pence; nothing where it is 0. */
  refund: number
  tracking: string | null
  letter: Letter | null
}

/** `overtaken` when a line has moved meanwhile: what may happen to it is to be decided anew. */
export async function writeMove(
  db: D1Database,
  move: WrittenMove,
  signature: Signature,
): Promise<'done' | 'replayed' | 'overtaken'> {
  try {
    const outcome = await writeOnce(db, signature, statements(db, move, signature.now))
    return outcome.replayed ? 'replayed' : 'done'
  } catch (error) {
    if (String(error).includes('NOT NULL constraint failed: order_events.order_id')) return 'overtaken'
    throw error
  }
}

function statements(db: D1Database, move: WrittenMove, now: number): D1PreparedStatement[] {
  const { orderId, lines, to, event, stockBack, refund, tracking, letter } = move
  const ids = JSON.stringify(lines.map(({ id }) => id))
  const ofLines = 'WHERE id IN (SELECT value FROM json_each(?1))'
  return [
    guard(db, move, now),
    ...(stockBack === null
      ? []
      : [
          db
            .prepare(
              `INSERT INTO stock_moves (line_id, why, variant_id, seller_id, change, at)
              SELECT id, ?2, variant_id, seller_id, quantity, ?3 FROM order_lines ${ofLines}`,
            )
            .bind(ids, stockBack, now),
        ]),
    ...(refund > 0 ? refundStatements(db, { orderId, refund, ids, now }) : []),
    db
      .prepare(
        `UPDATE order_lines SET state = ifnull(?2, order_lines.state),
          reason = ifnull(j.value ->> 'reason', reason), comment = ifnull(j.value ->> 'comment', comment),
          delivered_at = iif(?2 = 'delivered' AND delivered_at IS NULL, ?3, delivered_at)
        FROM json_each(?1) j WHERE order_lines.id = j.value ->> 'id'`,
      )
      .bind(JSON.stringify(lines), to, now),
    db
      .prepare(`UPDATE parcels SET tracking = ifnull(?2, tracking) WHERE order_id = ?1 AND seller_id = ?3`)
      .bind(orderId, tracking, event.sellerId),
    db
      .prepare(
        `DELETE FROM promo_uses WHERE order_id = ?1
        AND NOT EXISTS (SELECT 1 FROM order_lines WHERE order_id = ?1 AND state <> 'cancelled')`,
      )
      .bind(orderId),
    ...(letter ? [letterStatement(db, letter)] : []),
  ]
}

/** No order has the id null, and the column takes none: the batch ends here when a line isn't what it was. */
function guard(db: D1Database, { orderId, lines, event }: WrittenMove, now: number): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO order_events (order_id, seller_id, state, note, at) VALUES (
        (SELECT ?1 WHERE ?6 = (SELECT count(*) FROM json_each(?5) j CROSS JOIN order_lines l ON l.id = j.value ->> 'id'
          WHERE l.order_id = ?1 AND l.state = j.value ->> 'state' AND l.refund_id IS NULL)),
        ?2, ?3, ?4, ?7)`,
    )
    .bind(orderId, event.sellerId, event.state, event.note, JSON.stringify(lines), lines.length, now)
}

interface ToRefund {
  orderId: string
  refund: number
  ids: string
  now: number
}

function refundStatements(db: D1Database, { orderId, refund, ids, now }: ToRefund): D1PreparedStatement[] {
  const id = crypto.randomUUID()
  return [
    db
      .prepare('INSERT INTO refunds (id, order_id, amount, wanted_at) VALUES (?, ?, ?, ?)')
      .bind(id, orderId, refund, now),
    db
      .prepare('UPDATE order_lines SET refund_id = ? WHERE id IN (SELECT value FROM json_each(?))')
      .bind(id, ids),
  ]
}
