import { type Intent, ProviderSilence } from '../payments/port.ts'
import type { Customer } from '../queries/customer.ts'
import type { Order } from '../queries/order.ts'
import { keepIntent, nameCard, writePaid } from '../queries/payment-write.ts'
import { aboutOrder, letterOf } from './letters.ts'
import type { PayingCard } from './paying-card.ts'
import { settle } from './settle.ts'
import { type Till, payerOf } from './till.ts'

interface Paying {
  order: Order
  customer: Customer
  /** None where the browser confirms by itself, or somebody only wants to know how it stands. */
  card: PayingCard | null
  returnTo: string
}

/** The intent first, then the card, then what came of it. Asked again, it goes on where it stopped. */
export async function payOrder(
  till: Till,
  paying: Paying,
): Promise<{ intent: Intent | null; isSilent: boolean }> {
  const { order } = paying
  if (order.payment.status === 'succeeded') return { intent: null, isSilent: false }
  if (order.total === 0) {
    await writePaid(till.db, {
      orderId: order.id,
      reference: null,
      amount: 0,
      letter: letterOf('paid', aboutOrder(order)),
    })
    return { intent: null, isSilent: false }
  }
  // Begun with another provider, whose keys are gone: nobody here can say how it stands.
  if (order.payment.provider !== till.provider.name) return { intent: null, isSilent: true }
  try {
    const intent = await advance(till, paying)
    await settle(till, order, intent)
    return { intent, isSilent: false }
  } catch (error) {
    if (!(error instanceof ProviderSilence)) throw error
    return { intent: null, isSilent: true }
  }
}

async function advance(till: Till, { order, customer, card, returnTo }: Paying): Promise<Intent> {
  const { provider, db } = till
  const { id: orderId, total: amount, payment } = order
  const payer = await payerOf(till, customer)
  const intent =
    payment.intentId === null
      ? await provider.startIntent({ reference: orderId, amount, payer })
      : await provider.readIntent(payment.intentId)
  await keepIntent(db, { orderId, intentId: intent.id })
  if (!card || (intent.status !== 'needs-card' && intent.status !== 'declined')) return intent
  await nameCard(db, { orderId, brand: card.brand, last4: card.last4 })
  return provider.confirmIntent({ intentId: intent.id, token: card.token, payer, returnTo })
}
