import { log } from '../door/log.ts'
import { type Intent, ProviderSilence } from '../payments/port.ts'
import type { Order } from '../queries/order.ts'
import { keepIntent, notePayment, openIntentsOfLetGo, writePaid } from '../queries/payment-write.ts'
import { findOrder } from '../queries/order-read.ts'
import { letGoOfLapsed } from '../queries/order-let-go.ts'
import { aboutOrder, letterOf } from './letters.ts'
import { sendMoneyBack } from './money-back.ts'
import type { Till } from './till.ts'

/** What the provider says of an order's payment becomes what the order says: once, whoever brings it and how often. */
export async function settle(till: Till, order: Order, intent: Intent): Promise<void> {
  const { db } = till
  const { id: orderId, total, payment } = order
  const isOfOrder = intent.reference === orderId && intent.amount === total
  if (!isOfOrder || (payment.intentId !== null && payment.intentId !== intent.id)) {
    log('error', 'payment', { order: orderId, intent: intent.id, message: 'is of another order' })
    return
  }
  if (payment.intentId === null) await keepIntent(db, { orderId, intentId: intent.id })
  // Said before, and written down whole: there is nothing more to it.
  if (payment.status === 'succeeded' && order.refunds.every(({ state }) => state === 'done')) return
  if (intent.status !== 'succeeded') {
    await notePayment(db, { orderId, status: intent.status, decline: intent.decline })
    return
  }
  const letter = letterOf('paid', aboutOrder(order))
  await writePaid(db, { orderId, reference: intent.id, amount: total, letter })
  await sendMoneyBack(till, orderId)
}

/** The order as it is, after its provider was asked about what is still open. A silent provider changes nothing. */
export async function lookAfter(
  till: Till,
  wanted: { customerId: string | null; id: string },
): Promise<{ order: Order; intent: Intent | null } | null> {
  await letGoOfLapsed(till.db, Math.floor(Date.now() / 1000))
  const order = await findOrder(till.db, wanted)
  if (order?.refunds.some(({ state }) => state === 'wanted')) {
    await sendMoneyBack(till, order.id)
    return { order: (await findOrder(till.db, wanted)) ?? order, intent: null }
  }
  const intent = order && (await intentOf(till, order))
  if (!order || !intent) return order && { order, intent: null }
  await settle(till, order, intent)
  await closeLetGo(till, order.id)
  const settled = await findOrder(till.db, wanted)
  return settled && { order: settled, intent }
}

/** Nobody is to pay for what was let go of; where somebody just did, the money goes back. */
export async function closeLetGo(till: Till, orderId: string | null): Promise<number> {
  const open = await openIntentsOfLetGo(till.db, { provider: till.provider.name, site: till.site, orderId })
  let closed = 0
  for (const { orderId: id, intentId } of open) if (await isClosed(till, { id, intentId })) closed += 1
  return closed
}

/** A silent provider is asked again at the next look. */
async function isClosed(till: Till, { id, intentId }: { id: string; intentId: string }): Promise<boolean> {
  const order = await findOrder(till.db, { customerId: null, id })
  try {
    await till.provider.cancelIntent(intentId)
    if (order) await settle(till, order, await till.provider.readIntent(intentId))
    return true
  } catch (error) {
    if (!(error instanceof ProviderSilence)) throw error
    log('error', 'payment', { order: id, intent: intentId, message: error.message })
    return false
  }
}

async function intentOf({ provider }: Till, { payment }: Order): Promise<Intent | null> {
  const isOpen = payment.status !== 'succeeded' && payment.status !== 'cancelled'
  if (!isOpen || payment.intentId === null || payment.provider !== provider.name) return null
  try {
    return await provider.readIntent(payment.intentId)
  } catch (error) {
    if (error instanceof ProviderSilence) return null
    throw error
  }
}
