import type { Context } from 'hono'
import type { Order } from '#contract/market/order-shape.ts'
import type { Edge } from '../gateway/edge.ts'
import type { VisitorHere } from '../session/visitor.ts'
import { challengeAt } from './purchase-challenge.ts'
import { goTo } from './purchase-form.ts'

/** Where somebody goes whose order stands so: to be thanked, to say who they are, or to try another card. */
export async function onwardWith(
  context: Context<Edge>,
  { visitor, order }: { visitor: VisitorHere; order: Order },
): Promise<Response> {
  const { id, payment } = order
  const paying = `/purchase/pay/${encodeURIComponent(id)}` as const
  if (payment.status === 'succeeded' || payment.status === 'processing')
    return context.redirect(`/purchase/order-confirmation/${encodeURIComponent(id)}`, 303)
  if (payment.status === 'cancelled')
    return context.redirect(`/purchase/order/${encodeURIComponent(id)}`, 303)
  // A provider's own page; the test bank asks on ours.
  const isAsked = payment.status === 'needs-challenge'
  const challenge = isAsked ? await challengeAt(context, visitor, payment.challengeUrl) : null
  if (challenge) return challenge
  if (payment.message === null) return context.redirect(paying, 303)
  const { message } = payment
  return goTo(context, {
    visitor,
    href: paying,
    note: { outcome: 'refused', message, fields: [], values: {} },
  })
}
