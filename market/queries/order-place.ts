import { emptyCart } from './cart-write.ts'
import { type Letter, letterStatement } from './letters.ts'
import { letGoStatements } from './order-let-go.ts'
import type { Picture } from './picture.ts'
import { type Signature, writeOnce } from './write-once.ts'

export interface NewLine {
  id: string
  productId: string
  variantId: string
  sellerId: string
  optionId: string | null
  swatchId: string | null
  offerId: string | null
  productName: string
  seoTitle: string
  urlSlug: string
  optionName: string | null
  swatchName: string | null
  picture: Picture | null
  quantity: number
  unit: number
  discount: number
  sellerName: string
  deliveryMethod: string
  leadTime: string
}

export interface NewOrder {
  id: string
  site: string
  customerId: string
  key: string
  cartVersion: number
  catalogueVersion: number
  subTotal: number
  promoCode: string | null
  discount: number
  address: object
  email: string | null
  lines: NewLine[]
  provider: 'stripe' | 'test-bank'
  letter: Letter | null
}

export type Placed = 'placed' | 'replayed' | 'known' | 'overtaken' | 'short' | 'promo-gone'

/** An unpaid order keeps its pieces for so long. */
export const holdSeconds = 30 * 60

/** The order, its lines, its stock, its code and the emptied cart: all of it or nothing. */
export async function writeOrder(db: D1Database, order: NewOrder, signature: Signature): Promise<Placed> {
  const { now } = signature
  try {
    const outcome = await writeOnce(db, signature, [
      orderStatement(db, order, now),
      ...letGoStatements(db, now),
      ...(order.promoCode === null ? [] : [promoStatement(db, order)]),
      linesStatement(db, order, now),
      parcelsStatement(db, order),
      db
        .prepare(
          `INSERT INTO stock_moves (line_id, why, variant_id, seller_id, change, at)
          SELECT id, 'order', variant_id, seller_id, -quantity, ?2 FROM order_lines WHERE order_id = ?1`,
        )
        .bind(order.id, now),
      db
        .prepare('INSERT INTO payments (order_id, provider, amount) VALUES (?, ?, ?)')
        .bind(order.id, order.provider, order.subTotal - order.discount),
      db
        .prepare(`INSERT INTO order_events (order_id, state, at) VALUES (?, 'placed', ?)`)
        .bind(order.id, now),
      ...emptyCart(db, order.customerId),
      ...(order.letter ? [letterStatement(db, order.letter)] : []),
    ])
    return outcome.replayed ? 'replayed' : 'placed'
  } catch (error) {
    return reasonOf(String(error))
  }
}

/** D1 gives a constraint's failure no code of its own, only SQLite's sentence. */
function reasonOf(sentence: string): Placed {
  if (sentence.includes('orders.customer_id, orders.key')) return 'known'
  if (/NOT NULL constraint failed: orders\.(cart|catalogue)_version/.test(sentence)) return 'overtaken'
  if (sentence.includes('NOT NULL constraint failed: promo_uses.code')) return 'promo-gone'
  if (sentence.includes('stock is short')) return 'short'
  throw new Error(sentence)
}

/** A version that is no longer the present one is null, and the column takes none. */
function orderStatement(db: D1Database, order: NewOrder, now: number): D1PreparedStatement {
  const { id, site, customerId, key, cartVersion, catalogueVersion, subTotal, promoCode, discount } = order
  return db
    .prepare(
      `INSERT INTO orders (id, site, customer_id, key, cart_version, catalogue_version, sub_total, promo_code,
        discount, total, address, email, placed_at)
      VALUES (?1, ?2, ?3, ?4, (SELECT version FROM carts WHERE customer_id = ?3 AND version = ?5),
        (SELECT version FROM catalogue WHERE version = ?6), ?7, ?8, ?9, ?7 - ?9, ?10, ?11, ?12)`,
    )
    .bind(
      id,
      site,
      customerId,
      key,
      cartVersion,
      catalogueVersion,
      subTotal,
      promoCode,
      discount,
      JSON.stringify(order.address),
      order.email,
      now,
    )
}

function promoStatement(db: D1Database, { id, promoCode }: NewOrder): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO promo_uses (order_id, code) VALUES (?1, (SELECT d.code FROM promo_codes d WHERE d.code = ?2
        AND (d.most_uses IS NULL
          OR d.uses + (SELECT count(*) FROM promo_uses u WHERE u.code = d.code) < d.most_uses)))`,
    )
    .bind(id, promoCode)
}

function linesStatement(db: D1Database, { id, lines }: NewOrder, now: number): D1PreparedStatement {
  const rows = lines.map((line, at) => ({
    ...line,
    position: at + 1,
    picture: line.picture && JSON.stringify(line.picture),
  }))
  const columns =
    'id, position, product_id, variant_id, seller_id, option_id, swatch_id, offer_id, product_name, seo_title, ' +
    'url_slug, option_name, swatch_name, picture, quantity, unit, discount'
  const values = columns
    .split(', ')
    .map((column) => `value ->> '${column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}'`)
  return db
    .prepare(
      `INSERT INTO order_lines (order_id, state, held_until, ${columns})
      SELECT ?1, 'placed', ?2, ${values.join(', ')} FROM json_each(?3)`,
    )
    .bind(id, now + holdSeconds, JSON.stringify(rows))
}

function parcelsStatement(db: D1Database, { id, lines }: NewOrder): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO parcels (order_id, seller_id, seller_name, delivery_method, lead_time)
      SELECT ?1, value ->> 'sellerId', value ->> 'sellerName', value ->> 'deliveryMethod', value ->> 'leadTime'
      FROM json_each(?2) WHERE true ON CONFLICT DO NOTHING`,
    )
    .bind(id, JSON.stringify(lines))
}
