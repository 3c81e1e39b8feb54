import { readBatch } from './batch.ts'

export interface Audit {
  orders: number
  /** Pence that came in, and that went back. */
  moneyIn: number
  moneyBack: number
  /** Pieces that are sold or held. */
  pieces: number
  faults: string[]
}

interface FaultRow {
  fault: string
}

interface SumRow {
  orders: number
  money_in: number
  money_back: number
  pieces: number
}

const sold = `'paid', 'preparing', 'dispatched', 'delivered', 'return_asked', 'return_approved', 'returned', 'refunded'`

/** What must be true of money and stock, each as a query for whatever it isn't true of. */
const rules = [
  `SELECT 'order ' || o.id || ': its lines come to ' || sum(l.unit * l.quantity - l.discount) || ', not ' || o.total
    AS fault FROM orders o JOIN order_lines l ON l.order_id = o.id
    GROUP BY o.id HAVING sum(l.unit * l.quantity) <> o.sub_total OR sum(l.discount) <> o.discount`,
  `SELECT 'line ' || l.id || ' is ' || l.state || ', and has taken ' || ifnull(-sum(m.change), 0) || ' of ' || l.quantity
    AS fault FROM order_lines l LEFT JOIN stock_moves m ON m.line_id = l.id GROUP BY l.id
    HAVING ifnull(-sum(m.change), 0) <> iif(l.state = 'cancelled'
      OR EXISTS (SELECT 1 FROM stock_moves b WHERE b.line_id = l.id AND b.why = 'receiveReturn'), 0, l.quantity)`,
  `SELECT 'line ' || l.id || ' is ' || l.state || ' and not back on its shelf' AS fault FROM order_lines l
    WHERE l.state IN ('returned', 'refunded')
      AND NOT EXISTS (SELECT 1 FROM stock_moves b WHERE b.line_id = l.id AND b.why = 'receiveReturn')`,
  `SELECT 'order ' || o.id || ' has paid lines, and ' || ifnull(sum(m.amount), 0) || ' of ' || o.total || ' came in'
    AS fault FROM orders o LEFT JOIN money_moves m ON m.order_id = o.id AND m.amount > 0
    WHERE EXISTS (SELECT 1 FROM order_lines l WHERE l.order_id = o.id AND l.state IN (${sold}))
    GROUP BY o.id HAVING ifnull(sum(m.amount), 0) <> o.total`,
  `SELECT 'order ' || o.id || ' was paid ' || sum(m.amount) || ' for ' || o.total AS fault FROM orders o
    JOIN money_moves m ON m.order_id = o.id AND m.amount > 0
    GROUP BY o.id HAVING sum(m.amount) <> o.total`,
  // Of what was paid goes back what was called off, and what was sent back and is refunded; nothing else.
  `SELECT 'order ' || o.id || ' is to give back ' || due.amount || ', and ' || ifnull(given.amount, 0) || ' is under way'
    AS fault FROM orders o
    JOIN (SELECT l.order_id, sum(l.unit * l.quantity - l.discount) AS amount FROM order_lines l
      WHERE (l.state = 'cancelled' OR l.refund_id IS NOT NULL)
        AND EXISTS (SELECT 1 FROM money_moves m WHERE m.order_id = l.order_id AND m.amount > 0)
      GROUP BY l.order_id) due ON due.order_id = o.id
    LEFT JOIN (SELECT order_id, sum(amount) AS amount FROM refunds GROUP BY order_id) given ON given.order_id = o.id
    WHERE due.amount <> ifnull(given.amount, 0)`,
  `SELECT 'refund ' || r.id || ' is ' || r.state || ', and the ledger disagrees' AS fault FROM refunds r
    JOIN (SELECT order_id, sum(amount) AS amount FROM refunds WHERE state = 'done' GROUP BY order_id) d
      ON d.order_id = r.order_id
    LEFT JOIN (SELECT order_id, -sum(amount) AS amount FROM money_moves WHERE amount < 0 GROUP BY order_id) m
      ON m.order_id = r.order_id
    WHERE d.amount <> ifnull(m.amount, 0)`,
  `SELECT 'the shelf of ' || variant_id || ' at ' || seller_id || ' has ' || quantity AS fault
    FROM seller_inventories WHERE quantity < 0`,
  `SELECT 'the shelf of ' || i.variant_id || ' at ' || i.seller_id || ' has ' || i.quantity || ', and its ledger says '
      || (k.known + ifnull(m.moved, 0)) AS fault
    FROM (SELECT variant_id, seller_id, sum(change) AS known FROM shelf_moves GROUP BY variant_id, seller_id) k
    CROSS JOIN seller_inventories i ON i.variant_id = k.variant_id AND i.seller_id = k.seller_id
    LEFT JOIN (SELECT variant_id, seller_id, sum(change) AS moved FROM stock_moves GROUP BY variant_id, seller_id) m
      ON m.variant_id = k.variant_id AND m.seller_id = k.seller_id
    WHERE i.quantity <> k.known + ifnull(m.moved, 0)`,
  `SELECT 'order ' || o.id || ' took ' || o.promo_code || ' off, and has not used it' AS fault FROM orders o
    WHERE o.promo_code IS NOT NULL
      AND EXISTS (SELECT 1 FROM order_lines l WHERE l.order_id = o.id AND l.state <> 'cancelled')
      AND NOT EXISTS (SELECT 1 FROM promo_uses u WHERE u.order_id = o.id AND u.code = o.promo_code)`,
  `SELECT 'code ' || d.code || ' was used ' || count(*) || ' times, and may be ' || d.most_uses AS fault
    FROM promo_codes d JOIN promo_uses u ON u.code = d.code WHERE d.most_uses IS NOT NULL
    GROUP BY d.code HAVING count(*) + d.uses > d.most_uses`,
]

/** Recounts money and stock from their ledgers, order by order. */
export async function auditBooks(db: D1Database): Promise<Audit> {
  const faults: string[] = []
  for (const rule of rules) {
    const { results } = await db.prepare(rule).all<FaultRow>()
    faults.push(...results.map(({ fault }) => fault))
  }
  const [[sums]] = await readBatch<[SumRow]>(db, [
    db.prepare(
      `SELECT (SELECT count(*) FROM orders) AS orders,
        (SELECT ifnull(sum(amount), 0) FROM money_moves WHERE amount > 0) AS money_in,
        (SELECT ifnull(-sum(amount), 0) FROM money_moves WHERE amount < 0) AS money_back,
        (SELECT ifnull(-sum(change), 0) FROM stock_moves) AS pieces`,
    ),
  ])
  if (!sums) throw new Error('The sums have one row, whatever there is to sum up.')
  const { orders, money_in: moneyIn, money_back: moneyBack, pieces } = sums
  return { orders, moneyIn, moneyBack, pieces, faults }
}
