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
    `UPDATE order_lines SET state = 'cancelled', reason = 'Not paid in time' WHERE ${lapsed}`,
  ]
  return statements.map((sql) => db.prepare(sql).bind(now))
}

export async function letGoOfLapsed(db: D1Database, now: number): Promise<void> {
  const due = await db.prepare(`SELECT 1 AS due FROM order_lines WHERE ${lapsed} LIMIT 1`).bind(now).first()
  if (due) await db.batch(letGoStatements(db, now))
}
