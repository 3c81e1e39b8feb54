import type { OrderState } from '#lib/order-states.ts'
import { readBatch } from './batch.ts'
import {
  type EventRow,
  type LineRow,
  type OrderRow,
  type ParcelRow,
  type PaymentRow,
  type RefundRow,
} from './order-rows.ts'
import { type Order, rowsToOrders } from './order.ts'

/** Whose orders: a customer's own, or with null everybody's. */
export interface OrdersOf {
  customerId: string | null
}

type Rows = [OrderRow, LineRow, ParcelRow, PaymentRow, RefundRow, EventRow]

/** Null when there is no such order, or it is somebody else's. */
export async function findOrder(
  db: D1Database,
  { customerId, id }: OrdersOf & { id: string },
): Promise<Order | null> {
  const found = db
    .prepare(`SELECT ${orderColumns} FROM orders o WHERE o.id = ?1 AND (?2 IS NULL OR o.customer_id = ?2)`)
    .bind(id, customerId)
  const [order] = await readOrders(db, found, [id])
  return order ?? null
}

export async function findOrderByKey(
  db: D1Database,
  { customerId, key }: { customerId: string; key: string },
): Promise<Order | null> {
  const row = await db
    .prepare('SELECT id FROM orders WHERE customer_id = ? AND key = ?')
    .bind(customerId, key)
    .first<{ id: string }>()
  return row ? findOrder(db, { customerId, id: row.id }) : null
}

export async function findOrderOfIntent(db: D1Database, intentId: string): Promise<string | null> {
  const row = await db
    .prepare('SELECT order_id FROM payments WHERE intent_id = ?')
    .bind(intentId)
    .first<{ order_id: string }>()
  return row?.order_id ?? null
}

interface Page extends OrdersOf {
  state: OrderState | null
  limit: number
  skip: number
  /** Of `orderStates`, in their order: which of them an order shows is the first that it has. */
  ranks: readonly string[]
}

/** The latest first. An order's state is that of its least advanced line. */
export async function listOrders(
  db: D1Database,
  { customerId, state, limit, skip, ranks }: Page,
): Promise<{ orders: Order[]; totalCount: number }> {
  const shown = `(SELECT r.value FROM order_lines l CROSS JOIN json_each(?3) r ON r.value = l.state
    WHERE l.order_id = o.id ORDER BY r.key LIMIT 1)`
  const from = `FROM orders o WHERE (?1 IS NULL OR o.customer_id = ?1) AND (?2 IS NULL OR ${shown} = ?2)`
  const wanted = [customerId, state, JSON.stringify(ranks)]
  const [ids, counts] = await readBatch<[{ id: string }, { total: number }]>(db, [
    db
      .prepare(`SELECT o.id ${from} ORDER BY o.placed_at DESC, o.cart_version DESC, o.id LIMIT ?4 OFFSET ?5`)
      .bind(...wanted, limit, skip),
    db.prepare(`SELECT count(*) AS total ${from}`).bind(...wanted),
  ])
  const page = ids.map(({ id }) => id)
  const found = db
    .prepare(
      `SELECT ${orderColumns} FROM json_each(?) j CROSS JOIN orders o ON o.id = j.value ORDER BY j.key`,
    )
    .bind(JSON.stringify(page))
  return { orders: await readOrders(db, found, page), totalCount: counts[0]?.total ?? 0 }
}

async function readOrders(
  db: D1Database,
  found: D1PreparedStatement,
  ids: readonly string[],
): Promise<Order[]> {
  const list = JSON.stringify(ids)
  const of = (columns: string, table: string, order: string) =>
    db
      .prepare(
        `SELECT ${columns} FROM json_each(?) j CROSS JOIN ${table} t ON t.order_id = j.value ORDER BY ${order}`,
      )
      .bind(list)
  return rowsToOrders(
    await readBatch<Rows>(db, [
      found,
      of(lineColumns, 'order_lines', 't.order_id, t.position'),
      of(
        't.order_id, t.seller_id, t.seller_name, t.delivery_method, t.lead_time, t.tracking',
        'parcels',
        't.order_id, t.seller_name, t.seller_id',
      ),
      of(
        't.order_id, t.provider, t.intent_id, t.status, t.decline, t.brand, t.last4',
        'payments',
        't.order_id',
      ),
      of('t.order_id, t.id, t.amount, t.state, t.wanted_at', 'refunds', 't.order_id, t.wanted_at, t.id'),
      of('t.order_id, t.seller_id, t.state, t.note, t.at', 'order_events', 't.number'),
    ]),
  )
}

const orderColumns = `o.id, o.site, o.customer_id, o.sub_total, o.promo_code, o.discount, o.total, o.address, o.email,
  o.placed_at`

const lineColumns = `t.order_id, t.id, t.product_id, t.variant_id, t.seller_id, t.option_id, t.swatch_id,
  t.product_name, t.seo_title, t.url_slug, t.option_name, t.swatch_name, t.picture, t.quantity, t.unit, t.discount,
  t.state, t.held_until, t.delivered_at, t.reason, t.comment`
