import { findOrder, findOrderOfIntent } from '../queries/order-read.ts'
import { closeLetGo, settle } from './settle.ts'
import { type Till, openTill } from './till.ts'

/** A provider tells how a payment stands. What nobody signed is refused; what isn't about an order of ours is nothing. */
export async function hearNotice(
  till: Till,
  { signature, text }: { signature: string; text: string },
): Promise<'settled' | 'not-ours' | 'refused'> {
  const notice = await till.provider.readNotice({ signature, text, now: new Date() })
  if (notice === 'refused') return 'refused'
  if (notice === null) return 'not-ours'
  const { intent } = notice
  const orderId = (await findOrderOfIntent(till.db, intent.id)) ?? intent.reference
  const order = await findOrder(till.db, { customerId: null, id: orderId })
  if (!order) return 'not-ours'
  const its = openTill(till.env, order.site)
  // Sites may share an account; what another account says of this order is nothing.
  if (its.provider.publicKey !== till.provider.publicKey) return 'not-ours'
  await settle(its, order, intent)
  await closeLetGo(its, order.id)
  return 'settled'
}
