import type { Cart } from '#contract/market/cart.ts'
import { Refusal } from '../door/refusal.ts'
import { type Wish, findWished, readCart } from '../queries/cart.ts'
import { type NewLine, clearCart, putLines, removeLine, setLine } from '../queries/cart-write.ts'
import type { Customer } from '../queries/customer.ts'
import type { Signature } from '../queries/write-once.ts'
import { assessPiece, refusalFor } from './assess-line.ts'
import { shapeCart } from './shape-cart.ts'

export interface CartOwner {
  db: D1Database
  customer: Customer
  signature: Signature
}

const mostLines = 50

export async function cartOf({ db, customer }: Pick<CartOwner, 'db' | 'customer'>): Promise<Cart> {
  return shapeCart(await readCart(db, { site: customer.site, customerId: customer.id }))
}

/** All of the wishes or none. With `adding` they come on top of what is there. */
export async function fillCart(
  owner: CartOwner,
  wishes: readonly (Wish & { quantity: number })[],
  adding: boolean,
): Promise<Cart | Refusal> {
  const lines: NewLine[] = []
  for (const wish of wishes) {
    const line = await lineFor(owner, wish, adding)
    if (line instanceof Refusal) return line
    lines.push(line)
  }
  const { db, customer, signature } = owner
  return answerWith(owner, await putLines(db, { customerId: customer.id, lines, adding }, signature))
}

async function lineFor(
  { db, customer }: CartOwner,
  { quantity, ...wish }: Wish & { quantity: number },
  adding: boolean,
): Promise<NewLine | Refusal> {
  const at = { site: customer.site, customerId: customer.id }
  const { piece, inCart, lines } = await findWished(db, at, wish)
  const assessed = assessPiece(piece, wish)
  const refused = refusalFor(assessed, adding ? inCart + quantity : quantity)
  if (refused) return refused
  if (inCart === 0 && lines >= mostLines) return new Refusal('cart-full')
  const names = { called: piece.variant?.seoTitle ?? '', soldBy: piece.offer?.sellerName ?? '' }
  return { ...wish, ...names, quantity, price: assessed.unit }
}

export async function setQuantity(
  owner: CartOwner,
  { id, quantity }: { id: string; quantity: number },
): Promise<Cart | Refusal> {
  const { db, customer, signature } = owner
  const kept = await readCart(db, { site: customer.site, customerId: customer.id })
  const line = kept.lines.find((known) => known.id === id)
  if (!line) return new Refusal('not-found')
  const assessed = assessPiece(line.piece, line, line.agreed)
  // Fewer than before is always a step towards what can be had.
  const refused = quantity < line.quantity ? null : refusalFor(assessed, quantity)
  if (refused) return refused
  const change = { customerId: customer.id, id, quantity, price: assessed.unit }
  return answerWith(owner, await setLine(db, change, signature))
}

export async function takeOut(owner: CartOwner, id: string): Promise<Cart | Refusal> {
  const { db, customer, signature } = owner
  return answerWith(owner, await removeLine(db, { customerId: customer.id, id }, signature))
}

export async function emptyCart(owner: CartOwner): Promise<Cart | Refusal> {
  const { db, customer, signature } = owner
  return answerWith(owner, await clearCart(db, customer.id, signature))
}

/** The whole cart, whatever was changed in it. */
export async function answerWith(
  owner: CartOwner,
  outcome: 'done' | 'replayed' | 'unknown',
): Promise<Cart | Refusal> {
  if (outcome === 'replayed') return new Refusal('signature-replayed')
  return outcome === 'unknown' ? new Refusal('not-found') : cartOf(owner)
}
