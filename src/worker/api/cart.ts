import type { Context } from 'hono'
import { type CartNote, type CartUndo, cartPage } from '#contract/edge/cart.ts'
import { type Cart, clearCart, readCart } from '#contract/market/cart.ts'
import type { Asked } from '#contract/visitor.ts'
import type { Edge } from '../gateway/edge.ts'
import { troublePage } from '../gateway/private-page.ts'
import { type VisitorHere, visitorOf } from '../session/visitor.ts'
import { shapeCart } from './cart-shape.ts'
import { refuse } from './refuse.ts'

type AskedCart = Asked<{ cart: Cart }>

export async function showCart(context: Context<Edge>): Promise<Response> {
  const visitor = await visitorOf(context)
  return answerScript(context, await visitor.callCustomer(readCart, { query: {} }))
}

export async function clearWholeCart(context: Context<Edge>): Promise<Response> {
  const visitor = await visitorOf(context)
  return answerScript(context, await visitor.callCustomer(clearCart, { query: {} }))
}

export function isScript(context: Context<Edge>): boolean {
  const isJson = context.req.header('content-type')?.startsWith('application/json') ?? false
  return isJson || context.req.method !== 'POST'
}

/** What a script sent; a form's fields are texts. */
export async function sentIn(context: Context<Edge>): Promise<Record<string, unknown>> {
  const body: unknown = isScript(context)
    ? await context.req.json().catch(() => null)
    : await context.req.parseBody().catch(() => null)
  return Object(body)
}

export function answerScript(context: Context<Edge>, asked: AskedCart): Response {
  if (asked.ok) return context.json(shapeCart(asked.value.cart), 200, { 'cache-control': 'no-store' })
  if (asked.code === 'refused') {
    const { code, message } = asked.refusal
    return context.json({ error: { code, message } }, 409)
  }
  return refuse(context, asked.code)
}

interface Sent {
  visitor: VisitorHere
  asked: AskedCart
  /** What the page says when all is well; nothing where it shows by itself. */
  done?: string
  undo?: CartUndo
}

/** Back to the cart's page, which says what became of the form. */
export async function answerForm(context: Context<Edge>, sent: Sent): Promise<Response> {
  const { visitor, asked, done, undo } = sent
  if (asked.ok) {
    const note = { outcome: 'done' as const, message: done ?? '', ...(undo && { undo }) } satisfies CartNote
    if (done !== undefined) await visitor.leaveNote(cartPage, note)
    return context.redirect(cartPage, 303)
  }
  if (asked.code === 'signed-out')
    return context.redirect(`/sign-in?returnTo=${encodeURIComponent(cartPage)}`, 303)
  if (asked.code === 'unavailable') return troublePage(context, 'unavailable', cartPage)
  const message = asked.code === 'refused' ? asked.refusal.message : 'This is no longer in your cart.'
  await visitor.leaveNote(cartPage, { outcome: 'refused', message } satisfies CartNote)
  return context.redirect(cartPage, 303)
}
