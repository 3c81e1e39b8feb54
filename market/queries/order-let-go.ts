const lapsed = `state = 'placed' AND held_until <= ?1`

/**
 * Orders that nobody paid for in time let go of their pieces and of their code. Goes into every batch that takes or
 * gives stock; one moment for all of its statements, or a line might lapse between two of them.
 */
export function letGoStatements(db: D1Database, now: number): D1PreparedStatement[] {
  const statements = [
    `INSERT INTO stock_moves (line_id, why, variant_id, seller_id, change, at)
      SELECT id, 'lapse', variant_id, seller_id, quantity, ?1 FROM order_lines WHERE ${lapsed}`,
    `DELETE FROM promo_uses WHERE order_id IN (SELECT order_id FROM order_lines WHERE ${lapsed})`,
    `INSERT INTO order_events (order_id, state, note, at)
      SELECT DISTINCT order_id, 'cancelled', 'Not paid in time', ?1 FROM order_lines WHERE ${lapsed}`,
    // What had run out shows in lists again.
    `UPDATE catalogue SET version = version + 1 WHERE EXISTS (
      SELECT 1 FROM order_lines l CROSS JOIN seller_inventories i
        ON i.variant_id = l.variant_id AND i.seller_id = l.seller_id
      WHERE l.state = 'placed' AND l.held_until <= ?1 AND i.quantity <= l.quantity)`,
    `UPDATE order_lines SET state = 'cancelled', reason = 'not-paid' WHERE ${lapsed}`,
  ]
  return statements.map((sql) => db.prepare(sql).bind(now))
}

export async function letGoOfLapsed(db: D1Database, now: number): Promise<void> {
  const due = await db.prepare(`SELECT 1 AS due FROM order_lines WHERE ${lapsed} LIMIT 1`).bind(now).first()
  if (due) await db.batch(letGoStatements(db, now))
}

/** Where an order has taken the last piece, or brought the first one back, lists must learn of it. */
export function raiseVersionIfRunOut(db: D1Database, orderId: string): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE catalogue SET version = version + 1 WHERE EXISTS (
        SELECT 1 FROM order_lines l CROSS JOIN seller_inventories i
          ON i.variant_id = l.variant_id AND i.seller_id = l.seller_id
        WHERE l.order_id = ? AND (i.quantity = 0 OR (l.state = 'cancelled' AND i.quantity <= l.quantity)))`,
    )
    .bind(orderId)
}
