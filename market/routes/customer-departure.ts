import { Refusal } from '../door/refusal.ts'
import { clearBin } from '../pictures/bin.ts'
import { removeCustomer } from '../queries/customer-departure.ts'
import type { CustomerQuestion } from './customer-route.ts'

/** Removes what is known of a customer, pictures last: what can't be thrown away now is thrown away with the next. */
export async function leave(
  { env, db, customer, signature }: CustomerQuestion<unknown, unknown>,
  { everywhere }: { everywhere: boolean },
): Promise<{ data: { deleted: true } } | Refusal> {
  const remove = () => removeCustomer(db, { id: customer.id, everywhere }, signature)
  // The account may be gone already, and with it the way to ask again.
  const outcome = await remove().catch(remove)
  if (outcome === 'replayed') return new Refusal('signature-replayed')
  await clearBin(env)
  return { data: { deleted: true } }
}
