import { olderOrderDetails, olderProcessOrder, olderSaveOrder } from '#contract/market/older-orders.ts'
import { afterwards } from '../../buying/afterwards.ts'
import { payOrder } from '../../buying/pay-order.ts'
import { placeOrder } from '../../buying/place-order.ts'
import { lookAfter } from '../../buying/settle.ts'
import { shapeOrder } from '../../buying/shape-order.ts'
import { type Till, openTill } from '../../buying/till.ts'
import { Refusal } from '../../door/refusal.ts'
import type { Intent } from '../../payments/port.ts'
import { listAddresses } from '../../queries/addresses.ts'
import type { Order } from '../../queries/order.ts'
import { listCards } from '../../queries/cards.ts'
import { findOrder } from '../../queries/order-read.ts'
import { writeOnce } from '../../queries/write-once.ts'
import { customerRoute } from '../customer-route.ts'

export const orderSaving = customerRoute(olderSaveOrder, async ({ env, db, customer, body, signature }) => {
  const till = openTill(env, customer.site)
  // The usual one comes first.
  const all = await listAddresses(db, customer.id)
  const address = body.addressID === undefined ? all[0] : all.find(({ id }) => id === body.addressID)
  if (!address) return new Refusal('not-found')
  const order = await placeOrder(till, { customer, address, key: null, total: null }, signature)
  if (order instanceof Refusal) return order
  return answerWith(till, order, await payOrder(till, { order, customer, card: null, returnTo: '' }))
})

export const orderProcessing = customerRoute(
  olderProcessOrder,
  async ({ env, db, customer, query, signature }) => {
    const till = openTill(env, customer.site)
    const order = await findOrder(db, { customerId: customer.id, id: query.orderID })
    if (!order || order.payment.intentId !== query.intentID) return new Refusal('not-found')
    const once = await writeOnce(db, signature, [])
    if (once.replayed) return new Refusal('signature-replayed')
    const [usual = null] = await listCards(db, { customerId: customer.id, provider: till.provider.name })
    const card = order.payment.status === 'needs-card' ? usual : null
    return answerWith(till, order, await payOrder(till, { order, customer, card, returnTo: '' }))
  },
)

export const orderDetails = customerRoute(olderOrderDetails, async ({ env, customer, query }) => {
  const till = openTill(env, customer.site)
  const found = await lookAfter(till, { customerId: customer.id, id: query.orderID })
  if (!found) return new Refusal('not-found')
  return { data: shapeOrder(found.order, askedOf(till, found.intent)) }
})

async function answerWith(
  till: Till,
  { id }: Order,
  { intent, isSilent }: { intent: Intent | null; isSilent: boolean },
) {
  if (isSilent) return new Refusal('payment-silent')
  const order = await findOrder(till.db, { customerId: null, id })
  if (!order) throw new Error('An order that was written is there.')
  afterwards(till)
  const shown = shapeOrder(order, askedOf(till, intent))
  return { data: { orderID: id, order: shown, payment: shown.payment } }
}

function askedOf({ provider }: Till, intent: Intent | null) {
  return { intent, publicKey: provider.publicKey, now: Math.floor(Date.now() / 1000) }
}
