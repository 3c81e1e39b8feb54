import type { Context } from 'hono'
import { type CartNote, cartPage } from '#contract/edge/cart.ts'
import { checkoutPage, onceCard, onceCardNote } from '#contract/edge/purchase.ts'
import { placeOrder } from '#contract/market/orders.ts'
import type { Asked } from '#contract/visitor.ts'
import { cardOnce, checkoutAddress } from '#lib/checkout.ts'
import type { Edge } from '../gateway/edge.ts'
import type { VisitorHere } from '../session/visitor.ts'
import { onwardWith } from './order-onward.ts'
import { type PurchaseHref, purchaseForm, refuseAsked } from './purchase-form.ts'

type Fields = Record<string, string>

/** Orders what is in the cart, once for each key: whoever presses twice is led to the same order. */
export async function orderCart(context: Context<Edge>): Promise<Response> {
  const sent = await purchaseForm(context, stepOf)
  if ('answer' in sent) return sent.answer
  const { visitor, fields } = sent
  const { key = '', address: addressId = '', total = '' } = fields
  const body = {
    addressId,
    key,
    total: Number(total) / 100,
    returnTo: `${new URL(context.req.url).origin}/purchase/order-confirmation/{orderId}`,
    ...(await cardOf(visitor, fields['card'] ?? '')),
  }
  if (!placeOrder.body.safeParse(body).success) return context.redirect(checkoutPage, 303)
  const asked = await visitor.callCustomer(placeOrder, { query: {}, body })
  if (asked.ok) return onwardWith(context, { visitor, order: asked.value.order })
  return refused(context, { visitor, fields }, asked)
}

/** A card for this once is handed over once; whoever presses again gets the order that it has paid. */
async function cardOf(visitor: VisitorHere, card: string): Promise<{ cardId?: string; token?: string }> {
  if (card === '') return {}
  if (card !== cardOnce) return { cardId: card }
  const once = onceCard.safeParse(await visitor.takeNote(onceCardNote))
  return once.success ? { token: once.data.token } : {}
}

async function refused(
  context: Context<Edge>,
  { visitor, fields }: { visitor: VisitorHere; fields: Fields },
  asked: Exclude<Asked<never>, { ok: true }>,
): Promise<Response> {
  const code = asked.code === 'refused' ? asked.refusal.code : asked.code
  if (asked.code === 'refused' && (code === 'cart-changed' || code === 'cart-empty')) {
    // The cart's page points out what has changed.
    const note = { outcome: 'refused', message: asked.refusal.message } satisfies CartNote
    await visitor.leaveNote(cartPage, note)
    return context.redirect(cartPage, 303)
  }
  const step = code === 'not-found' ? 'address' : paymentStep(code)
  const href: PurchaseHref = `/purchase/${addressAt(fields, step)}`
  // The same key again: an order that stands already isn't made twice.
  return refuseAsked(context, { visitor, href }, { asked, values: { key: fields['key'] ?? '' } })
}

function paymentStep(code: string) {
  return code.startsWith('card-') ? 'payment' : 'review'
}

function stepOf(fields: Fields): PurchaseHref {
  return `/purchase/${addressAt(fields, 'review')}`
}

function addressAt({ address, card }: Fields, step: 'address' | 'payment' | 'review'): string {
  return checkoutAddress({ address: address || null, card: card || null, step }).slice('/purchase/'.length)
}
