import type { Context } from 'hono'
import { onceCard, onceCardNote } from '#contract/edge/purchase.ts'
import { answerChallenge, payOrder } from '#contract/market/orders.ts'
import { cardOnce } from '#lib/checkout.ts'
import type { Edge } from '../gateway/edge.ts'
import { onwardWith } from './order-onward.ts'
import { type PurchaseHref, purchaseForm, refuseAsked } from './purchase-form.ts'

type Fields = Record<string, string>

/** Pays an order that stands, with another card. */
export async function payAgain(context: Context<Edge>): Promise<Response> {
  const sent = await purchaseForm(context, pageOf)
  if ('answer' in sent) return sent.answer
  const { visitor, fields } = sent
  const href = pageOf(fields)
  const { card = '', order: id = '' } = fields
  const once =
    card === cardOnce ? onceCard.safeParse(await visitor.takeNote(onceCardNote)).data?.token : undefined
  const by = card === cardOnce ? { token: once ?? null } : { cardId: card }
  const back = `/purchase/order-confirmation/${encodeURIComponent(id)}`
  const body = { ...by, returnTo: new URL(back, context.req.url).href }
  if (!payOrder.body.safeParse(body).success) return context.redirect(href, 303)
  const asked = await visitor.callCustomer(payOrder, { query: { id }, body })
  if (asked.ok) return onwardWith(context, { visitor, order: asked.value.order })
  return refuseAsked(context, { visitor, href }, { asked })
}

/** What somebody says to the test bank, which asks who is paying. */
export async function answerBank(context: Context<Edge>): Promise<Response> {
  const sent = await purchaseForm(context, pageOf)
  if ('answer' in sent) return sent.answer
  const { visitor, fields } = sent
  const { order: id = '', answer } = fields
  const body = { passes: answer === 'yes' }
  const asked = await visitor.callCustomer(answerChallenge, { query: { id }, body })
  if (asked.ok) return onwardWith(context, { visitor, order: asked.value.order })
  return refuseAsked(context, { visitor, href: pageOf(fields) }, { asked })
}

function pageOf({ order = '' }: Fields): PurchaseHref {
  return `/purchase/pay/${encodeURIComponent(order)}`
}
