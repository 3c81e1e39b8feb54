import type { Wish } from './cart.ts'
import { type Signature, writeOnce } from './write-once.ts'

export interface NewLine extends Wish {
  quantity: number
  called: string
  soldBy: string
  price: number | null
}

interface LineAt {
  customerId: string
  id: string
}

type Outcome = 'done' | 'replayed' | 'unknown'

interface NewLines {
  customerId: string
  lines: readonly NewLine[]
  adding: boolean
}

/** A line's quantity is the one that is said now; with `adding` it comes on top of what is there. */
export async function putLines(
  db: D1Database,
  { customerId, lines, adding }: NewLines,
  signature: Signature,
): Promise<Exclude<Outcome, 'unknown'>> {
  const now = Date.now()
  const outcome = await writeOnce(db, signature, [
    raiseCart(db, customerId),
    ...lines.map((line, at) =>
      db
        .prepare(
          `INSERT INTO cart_lines (id, customer_id, variant_id, seller_id, option_id, swatch_id, quantity, called,
            sold_by, seen_price, added_at)
          VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
          ON CONFLICT (customer_id, variant_id, seller_id, ifnull(option_id, ''), ifnull(swatch_id, ''),
            ifnull(offer_id, ''))
          DO UPDATE SET quantity = min(excluded.quantity + iif(?12, quantity, 0), 9999),
            called = excluded.called, sold_by = excluded.sold_by, seen_price = excluded.seen_price`,
        )
        .bind(
          crypto.randomUUID(),
          customerId,
          line.variantId,
          line.sellerId,
          line.optionId,
          line.swatchId,
          line.quantity,
          line.called,
          line.soldBy,
          line.price,
          now + at,
          adding ? 1 : 0,
        ),
    ),
  ])
  return outcome.replayed ? 'replayed' : 'done'
}

export async function setLine(
  db: D1Database,
  { customerId, id, quantity, price }: LineAt & { quantity: number; price: number | null },
  signature: Signature,
): Promise<Outcome> {
  const update = db
    .prepare('UPDATE cart_lines SET quantity = ?3, seen_price = ?4 WHERE id = ?1 AND customer_id = ?2')
    .bind(id, customerId, quantity, price)
  return changeOne(db, { customerId, statement: update }, signature)
}

export async function removeLine(
  db: D1Database,
  { customerId, id }: LineAt,
  signature: Signature,
): Promise<Outcome> {
  const removal = db.prepare('DELETE FROM cart_lines WHERE id = ? AND customer_id = ?').bind(id, customerId)
  return changeOne(db, { customerId, statement: removal }, signature)
}

export async function clearCart(
  db: D1Database,
  customerId: string,
  signature: Signature,
): Promise<Exclude<Outcome, 'unknown'>> {
  const outcome = await writeOnce(db, signature, emptyCart(db, customerId))
  return outcome.replayed ? 'replayed' : 'done'
}

/** Null takes the code back. */
export async function setPromo(
  db: D1Database,
  { customerId, code }: { customerId: string; code: string | null },
  signature: Signature,
): Promise<Exclude<Outcome, 'unknown'>> {
  const outcome = await writeOnce(db, signature, [
    raiseCart(db, customerId),
    db.prepare('UPDATE carts SET promo_code = ?2 WHERE customer_id = ?1').bind(customerId, code),
  ])
  return outcome.replayed ? 'replayed' : 'done'
}

/** What was bought is in nobody's cart, and neither is its code. */
export function emptyCart(db: D1Database, customerId: string): D1PreparedStatement[] {
  return [
    raiseCart(db, customerId),
    db.prepare('UPDATE carts SET promo_code = NULL WHERE customer_id = ?').bind(customerId),
    db.prepare('DELETE FROM cart_lines WHERE customer_id = ?').bind(customerId),
  ]
}

/** Goes first in every batch that changes a cart: makes it where there is none. */
export function raiseCart(db: D1Database, customerId: string): D1PreparedStatement {
  return db
    .prepare(
      'INSERT INTO carts (customer_id, version) VALUES (?, 1) ON CONFLICT (customer_id) DO UPDATE SET version = version + 1',
    )
    .bind(customerId)
}

interface Agreed extends Omit<NewLine, 'price'> {
  customerId: string
  offerId: string
  price: number
  /** In seconds. */
  until: number | null
}

/** Puts what a seller has offered and the customer accepted into the cart: for the batch that accepts it. */
export function agreedLineStatements(db: D1Database, line: Agreed): D1PreparedStatement[] {
  return [
    raiseCart(db, line.customerId),
    db
      .prepare(
        `INSERT INTO cart_lines (id, customer_id, variant_id, seller_id, option_id, swatch_id, quantity, called,
          sold_by, seen_price, added_at, offer_id, agreed_price, agreed_until)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?10, ?13) ON CONFLICT DO NOTHING`,
      )
      .bind(
        crypto.randomUUID(),
        line.customerId,
        line.variantId,
        line.sellerId,
        line.optionId,
        line.swatchId,
        line.quantity,
        line.called,
        line.soldBy,
        line.price,
        Date.now(),
        line.offerId,
        line.until,
      ),
  ]
}

async function changeOne(
  db: D1Database,
  { customerId, statement }: { customerId: string; statement: D1PreparedStatement },
  signature: Signature,
): Promise<Outcome> {
  const outcome = await writeOnce(db, signature, [statement, raiseCart(db, customerId)])
  if (outcome.replayed) return 'replayed'
  return outcome.results[0]?.meta.changes === 0 ? 'unknown' : 'done'
}
