import type { Context } from 'hono'
import type { PurchaseNote } from '#contract/edge/purchase.ts'
import { cancelOrder, returnOrder } from '#contract/market/orders.ts'
import type { Edge } from '../gateway/edge.ts'
import { type PurchaseHref, goTo, purchaseForm, refuseAsked } from './purchase-form.ts'

type Fields = Record<string, string>

/** Calls off an order, or what one seller would send of it. */
export async function callOff(context: Context<Edge>): Promise<Response> {
  const sent = await purchaseForm(context, orderPage)
  if ('answer' in sent) return sent.answer
  const { visitor, fields } = sent
  const { seller, order = '' } = fields
  const body = { ...said(fields), ...(seller && { sellerId: seller }) }
  const href = orderPage(fields)
  const asked = await visitor.callCustomer(cancelOrder, { query: { id: order }, body })
  const values = { form: 'cancel', ...shortened(fields) }
  if (!asked.ok) return refuseAsked(context, { visitor, href }, { asked, values })
  const refunded = asked.value.order.refunds.length > 0
  const message = refunded ? 'It is cancelled, and your money is on its way back.' : 'It is cancelled.'
  return goTo(context, { visitor, href, note: { outcome: 'done', message } })
}

/** Asks to send back what was ticked. */
export async function sendBack(context: Context<Edge>): Promise<Response> {
  const sent = await purchaseForm(context, orderPage)
  if ('answer' in sent) return sent.answer
  const { visitor, fields } = sent
  const href = orderPage(fields)
  const ticked = (fields['line'] ?? '').split(' ').filter((id) => id !== '')
  if (ticked.length === 0) {
    const message = 'Tick what you would like to return.'
    const note: PurchaseNote = { outcome: 'refused', message, fields: [], values: { form: 'return' } }
    return goTo(context, { visitor, href, note })
  }
  const lines = ticked.map((lineId) => ({ lineId, ...said(fields, `-${lineId}`) }))
  const asked = await visitor.callCustomer(returnOrder, {
    query: { id: fields['order'] ?? '' },
    body: { lines },
  })
  const values = { form: 'return', ...shortened(fields) }
  if (!asked.ok) return refuseAsked(context, { visitor, href }, { asked, values })
  const message = 'You have asked for a return. We answer within 48 working hours.'
  return goTo(context, { visitor, href, note: { outcome: 'done', message } })
}

/** Where lines are sent back, each has fields of its own. */
function said(fields: Fields, ofLine = '') {
  const { [`reason${ofLine}`]: reason = '', [`comment${ofLine}`]: comment = '' } = fields
  return { ...(reason !== '' && { id: reason }), comment: comment.slice(0, 1_000) }
}

/** Longer than any reason, and short enough for a note. */
const [longestKept, mostKept] = [300, 24]

/** What was said, for the form that comes back. */
function shortened(fields: Fields): Fields {
  const typed = Object.entries(fields).filter(([name, text]) => text !== '' && name !== 'xsrf')
  return Object.fromEntries(
    typed.slice(0, mostKept).map(([name, text]) => [name, text.slice(0, longestKept)]),
  )
}

export function orderPage({ order = '' }: Fields): PurchaseHref {
  return `/purchase/order/${encodeURIComponent(order)}`
}
