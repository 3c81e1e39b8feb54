import { log } from '../door/log.ts'
import { ProviderSilence } from '../payments/port.ts'
import { findOrder } from '../queries/order-read.ts'
import { type WantedRefund, wantedRefunds, writeRefunded } from '../queries/payment-write.ts'
import { letterOf } from './letters.ts'
import type { Till } from './till.ts'

/** Has the provider carry out what is to go back; what it doesn't answer stays wanted, and the next look asks again. */
export async function sendMoneyBack(
  till: Till,
  orderId: string | null,
): Promise<{ done: number; left: number }> {
  const wanted = await wantedRefunds(till.db, { provider: till.provider.name, site: till.site, orderId })
  let done = 0
  for (const refund of wanted) if (await isCarriedOut(till, refund)) done += 1
  return { done, left: wanted.length - done }
}

async function isCarriedOut(till: Till, refund: WantedRefund): Promise<boolean> {
  const { id, intentId, amount, orderId } = refund
  try {
    const reference = await till.provider.refund({ reference: id, intentId, amount })
    const order = await findOrder(till.db, { customerId: null, id: orderId })
    const { site = '', email = null } = order ?? {}
    const letter = letterOf('refunded', { id: orderId, site, email, things: [], total: amount })
    await writeRefunded(till.db, { refund, reference, letter })
    return true
  } catch (error) {
    const message = error instanceof Error ? error.message : 'unknown'
    log('error', 'refund', { order: orderId, refund: id, message })
    if (error instanceof ProviderSilence) return false
    throw error
  }
}
