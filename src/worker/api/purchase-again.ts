import type { Context } from 'hono'
import { cartPage } from '#contract/edge/cart.ts'
import { putIntoCart, readCart } from '#contract/market/cart.ts'
import type { Order, OrderLine } from '#contract/market/order-shape.ts'
import { readOrder } from '#contract/market/orders.ts'
import { lineTitle } from '#lib/line-title.ts'
import type { Edge } from '../gateway/edge.ts'
import { orderPage } from './purchase-after.ts'
import { purchaseForm, refuseAsked } from './purchase-form.ts'

/** Everything of an order that is still sold, into the cart: as many as were ordered, however often that is wished. */
export async function buyAgain(context: Context<Edge>): Promise<Response> {
  const sent = await purchaseForm(context, orderPage)
  if ('answer' in sent) return sent.answer
  const { visitor, fields } = sent
  const refuse = { visitor, href: orderPage(fields) }
  const asked = await visitor.callCustomer(readOrder, { query: { id: fields['order'] ?? '' } })
  if (!asked.ok) return refuseAsked(context, refuse, { asked })
  const cart = await visitor.callCustomer(readCart, { query: {} })
  if (!cart.ok) return refuseAsked(context, refuse, { asked: cart })
  // What a seller has offered for less is a line of its own.
  const own = cart.value.cart.lines.filter(({ offerId }) => offerId === null)
  const had = new Map(own.map((line) => [nameOf(line), line.quantity]))
  const missing: string[] = []
  for (const line of piecesOf(asked.value.order)) {
    const { variantId, sellerId, optionId, swatchId, quantity } = line
    if ((had.get(nameOf(line)) ?? 0) >= quantity) continue
    const body = { variantId, sellerId, optionId, swatchId, quantity, adding: false }
    const put = await visitor.callCustomer(putIntoCart, { query: {}, body })
    if (!put.ok) missing.push(lineTitle(line))
  }
  const note =
    missing.length === 0
      ? { outcome: 'done', message: 'Added to cart' }
      : { outcome: 'refused', message: `This can’t be had any more as it was: ${missing.join(', ')}.` }
  await visitor.leaveNote(cartPage, note)
  return context.redirect(cartPage, 303)
}

/** Each thing once, though it may have been ordered at two prices. */
function piecesOf({ parcels }: Order): OrderLine[] {
  const pieces = new Map<string, OrderLine>()
  for (const line of parcels.flatMap(({ lines }) => lines)) {
    const quantity = line.quantity + (pieces.get(nameOf(line))?.quantity ?? 0)
    pieces.set(nameOf(line), { ...line, quantity })
  }
  return [...pieces.values()]
}

function nameOf(line: Pick<OrderLine, 'variantId' | 'sellerId' | 'optionId' | 'swatchId'>): string {
  return [line.variantId, line.sellerId, line.optionId, line.swatchId].join(' ')
}
