import type { z } from 'zod'
import { marketErrors } from '#contract/market/error.ts'
import { answerChallenge, payOrder, placeOrder } from '#contract/market/orders.ts'
import { afterwards } from '../buying/afterwards.ts'
import { payOrder as pay } from '../buying/pay-order.ts'
import { payingCard, type PayingCard } from '../buying/paying-card.ts'
import { placeOrder as place } from '../buying/place-order.ts'
import { settle } from '../buying/settle.ts'
import { shapeOrder } from '../buying/shape-order.ts'
import { type Till, openTill } from '../buying/till.ts'
import { Refusal } from '../door/refusal.ts'
import { answerChallenge as answerBank } from '../payments/test-bank/test-bank.ts'
import { findAddress } from '../queries/addresses.ts'
import type { Customer } from '../queries/customer.ts'
import { linesIn, type Order } from '../queries/order.ts'
import { findOrder } from '../queries/order-read.ts'
import { writeOnce } from '../queries/write-once.ts'
import { customerRoute } from './customer-route.ts'

export const orderPlacing = customerRoute(placeOrder, async ({ env, db, customer, body, signature }) => {
  const { addressId, key = null, total = null, returnTo = null } = body
  const till = openTill(env, customer.site)
  const address = await findAddress(db, { customerId: customer.id, id: addressId })
  if (!address) return new Refusal('not-found')
  const card = await payingCard(till, customer, body)
  if (card instanceof Refusal) return card
  const order = await place(till, { customer, address, key, total }, signature)
  if (order instanceof Refusal) return order
  return paid(till, { order, customer, card, returnTo: returnTo?.replace('{orderId}', order.id) ?? null })
})

export const orderPaying = customerRoute(payOrder, async ({ env, db, customer, query, body, signature }) => {
  const till = openTill(env, customer.site)
  const order = await findOrder(db, { customerId: customer.id, id: query.id })
  if (!order) return new Refusal('not-found')
  const isHeld = linesIn(order).some((line) => line.state === 'placed' && line.heldUntil > signature.now)
  if (!isHeld && order.payment.status !== 'succeeded') return new Refusal('order-let-go')
  const card = await payingCard(till, customer, body)
  if (card instanceof Refusal) return card
  const once = await writeOnce(db, signature, [])
  if (once.replayed) return new Refusal('signature-replayed')
  return paid(till, { order, customer, card, returnTo: body.returnTo ?? null })
})

export const orderChallenge = customerRoute(answerChallenge, async (question) => {
  const { env, db, customer, query, body, signature } = question
  const till = openTill(env, customer.site)
  const order = await findOrder(db, { customerId: customer.id, id: query.id })
  const intentId = order?.payment.intentId ?? null
  if (!order || intentId === null || till.provider.name !== 'test-bank') return new Refusal('not-found')
  const once = await writeOnce(db, signature, [])
  if (once.replayed) return new Refusal('signature-replayed')
  const intent = await answerBank(db, { intentId, passes: body.passes })
  await settle(till, order, intent)
  return shaped(till, order, { intent, isSilent: false })
})

interface Paying {
  order: Order
  customer: Customer
  card: PayingCard | null
  returnTo: string | null
}

async function paid(till: Till, { returnTo, ...paying }: Paying) {
  return shaped(till, paying.order, await pay(till, { ...paying, returnTo: returnTo ?? '' }))
}

type Outcome = Awaited<ReturnType<typeof pay>>

/** The order as it is now, whatever has come of its payment: it stands, and can be paid still. */
async function shaped(
  till: Till,
  { id }: Order,
  { intent, isSilent }: Outcome,
): Promise<z.output<typeof placeOrder.result>> {
  const order = await findOrder(till.db, { customerId: null, id })
  if (!order) throw new Error('An order that was written is there.')
  afterwards(till)
  const asked = { intent, publicKey: till.provider.publicKey, now: Math.floor(Date.now() / 1000) }
  const shown = shapeOrder(order, asked)
  if (!isSilent) return { order: shown }
  return { order: { ...shown, payment: { ...shown.payment, message: marketErrors['payment-silent'][1] } } }
}
