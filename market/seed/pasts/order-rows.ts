import { chance } from '../from-catalogue/chance.ts'
import type { Row } from '../sql.ts'
import { eventRows } from './order-events.ts'
import type { PastAt, PastOrder } from './past.ts'
import { type ToldOrder, toldOrder } from './told-order.ts'

/** What an order has rows in. */
export type OrderTable =
  | 'orders'
  | 'order_lines'
  | 'parcels'
  | 'order_events'
  | 'payments'
  | 'bank_intents'
  | 'bank_refunds'
  | 'refunds'
  | 'money_moves'
  | 'stock_moves'

/** An order as the market itself would have written it, move by move. */
export function orderRows({ site, past }: PastAt, order: PastOrder): Record<OrderTable, Row[]> {
  const told = toldOrder(site, order)
  const { id, placedAt, total, steps } = told
  const intent = `pi_test_${id}`
  const { name, email, card } = past
  const back = steps.find(({ givesMoney }) => givesMoney)
  const refund = back && { id: `refund-of-${id}`, at: back.at }
  return {
    orders: [
      {
        id,
        site,
        key: order.id,
        cart_version: 1,
        catalogue_version: 1,
        sub_total: total,
        discount: 0,
        total,
        address: JSON.stringify({ name, ...past.address, addressType: 'delivery_address' }),
        email,
        placed_at: placedAt,
      },
    ],
    order_lines: lineRows(order, told, refund?.id ?? null),
    parcels: parcelRows(order, told),
    order_events: eventRows(order, told),
    payments: [
      { order_id: id, provider: 'test-bank', intent_id: intent, amount: total, status: 'succeeded', ...card },
    ],
    bank_intents: [{ id: intent, reference: id, amount: total, status: 'succeeded', made_at: placedAt }],
    bank_refunds: refund
      ? [{ reference: refund.id, intent_id: intent, amount: total, made_at: refund.at }]
      : [],
    refunds: refund
      ? [{ id: refund.id, order_id: id, amount: total, state: 'done', wanted_at: refund.at }]
      : [],
    money_moves: [
      { reference: intent, order_id: id, amount: total, at: placedAt },
      ...(refund ? [{ reference: `re_test_${refund.id}`, order_id: id, amount: -total, at: refund.at }] : []),
    ],
    stock_moves: stockRows(order, told),
  }
}

function lineId(id: string, at: number): string {
  return `${id}-${at + 1}`
}

function lineRows(order: PastOrder, { id, placedAt, steps }: ToldOrder, refundId: string | null): Row[] {
  return order.lines.map((line, at) => ({
    id: lineId(id, at),
    order_id: id,
    position: at + 1,
    product_id: line.productId,
    variant_id: line.variantId,
    seller_id: line.sellerId,
    option_id: line.optionId,
    swatch_id: line.swatchId,
    product_name: line.productName,
    seo_title: line.seoTitle,
    url_slug: line.urlSlug,
    option_name: line.optionName,
    swatch_name: line.swatchName,
    picture: JSON.stringify(line.picture),
    quantity: line.quantity,
    unit: line.unit,
    discount: 0,
    state: order.state,
    held_until: placedAt,
    delivered_at: steps.find(({ move }) => move === 'deliver')?.at ?? null,
    reason: order.reason,
    refund_id: refundId,
  }))
}

function parcelRows({ parcels }: PastOrder, { id, steps }: ToldOrder): Row[] {
  const isSent = steps.some(({ move }) => move === 'dispatch')
  return parcels.map(({ sellerId, sellerName, deliveryMethod, leadTime }) => ({
    order_id: id,
    seller_id: sellerId,
    seller_name: sellerName,
    delivery_method: deliveryMethod,
    lead_time: leadTime,
    tracking: isSent ? tracking(id, sellerId) : null,
  }))
}

function tracking(...words: string[]): string {
  return `AP${Math.floor(chance('tracking', ...words) * 1e8)
    .toString()
    .padStart(8, '0')}GB`
}

/** What comes back stands first: a shelf that is empty now had the pieces then. */
function stockRows({ lines }: PastOrder, { id, placedAt, steps }: ToldOrder): Row[] {
  const back = steps.find(({ givesStock }) => givesStock)
  return lines.flatMap(({ variantId, sellerId, quantity }, at) => {
    const of = { line_id: lineId(id, at), variant_id: variantId, seller_id: sellerId }
    return [
      ...(back ? [{ ...of, why: back.move, change: quantity, at: back.at }] : []),
      { ...of, why: 'order', change: -quantity, at: placedAt },
    ]
  })
}
