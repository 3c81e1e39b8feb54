import type { Context } from 'hono'
import type { z } from 'zod/mini'
import { type CartUndo, cartNote, cartWish, lineChange } from '#contract/edge/cart.ts'
import { changeCartLine, putIntoCart, removeCartLine } from '#contract/market/cart.ts'
import type { Edge } from '../gateway/edge.ts'
import { keepIntent } from '../session/intent.ts'
import { type VisitorHere, visitorOf } from '../session/visitor.ts'
import { answerForm, answerScript, isScript, sentIn } from './cart.ts'
import { refuse } from './refuse.ts'

type Wish = z.output<typeof cartWish>

/** From the page of a product, by a script or a plain form. Who isn't signed in does that first, and loses nothing. */
export async function putLine(context: Context<Edge>): Promise<Response> {
  const sent = await sentIn(context)
  const wish = cartWish.safeParse(isScript(context) ? sent : wishOfForm(sent))
  if (!wish.success) return refuse(context, 'cart-invalid')
  const visitor = await visitorOf(context)
  const asked = await put(visitor, wish.data)
  if (!asked.ok && asked.code === 'signed-out') return signInFirst(context, wish.data)
  if (isScript(context)) return answerScript(context, asked)
  return answerForm(context, { visitor, asked, done: 'Added to cart' })
}

/** What a form wanted before its sender had signed in. */
export async function putLineAfterSignIn(context: Context<Edge>, wish: Wish): Promise<Response> {
  const visitor = await visitorOf(context)
  return answerForm(context, { visitor, asked: await put(visitor, wish), done: 'Added to cart' })
}

async function put(visitor: VisitorHere, wish: Wish) {
  const { buyNow: _, page: __, ...line } = wish
  return visitor.callCustomer(putIntoCart, { query: {}, body: { ...line, adding: true } })
}

/** PUT and DELETE for scripts; a form posts a quantity, or that the line is to go. */
export async function changeLine(context: Context<Edge>): Promise<Response> {
  const id = context.req.param('lineId') ?? ''
  const sent = await sentIn(context)
  const visitor = await visitorOf(context)
  const isRemoval = context.req.method === 'DELETE' || sent['action'] === 'remove'
  // A form has the number in its box, and a button beside it that says another.
  const change = lineChange.safeParse({ quantity: Number(sent['set'] ?? sent['quantity']) })
  if (!isRemoval && !change.success) return refuse(context, 'cart-invalid')
  const asked =
    change.success && !isRemoval
      ? await visitor.callCustomer(changeCartLine, { query: { id, ...change.data } })
      : await visitor.callCustomer(removeCartLine, { query: { id } })
  if (isScript(context)) return answerScript(context, asked)
  return answerForm(context, {
    visitor,
    asked,
    ...(isRemoval && { done: 'Product has been removed from your cart!!', ...undoIn(sent) }),
  })
}

/** What the form says of the line that goes, so that it can come back. */
function undoIn(sent: Record<string, unknown>): { undo?: CartUndo } {
  const { variantId, sellerId, optionId, swatchId, quantity } = sent
  const chosen = { optionId: optionId || null, swatchId: swatchId || null }
  const undo = { variantId, sellerId, quantity: Number(quantity), ...chosen }
  const read = cartNote.safeParse({ outcome: 'done', message: '', undo })
  return read.success && read.data.undo ? { undo: read.data.undo } : {}
}

async function signInFirst(
  context: Context<Edge>,
  { page, buyNow = false, ...line }: Wish,
): Promise<Response> {
  const plain = !isScript(context)
  const back = await keepIntent(context, { page, intent: { kind: 'add-to-cart', ...line, buyNow }, plain })
  const signIn = `/sign-in?returnTo=${encodeURIComponent(back)}`
  if (plain) return context.redirect(signIn, 303)
  return context.json({ error: { code: 'signed-out', message: 'You must be logged in' }, signIn }, 401)
}

/** A form says nothing of a choice that wasn’t made; its field of the quantity is the page’s own, `qty`. */
function wishOfForm({ qty, quantity = qty, buyNow, ...rest }: Record<string, unknown>): unknown {
  const filled = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== ''))
  return { ...filled, quantity: Number(quantity), buyNow: buyNow === 'yes' }
}
