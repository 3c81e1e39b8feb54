import { openProvider } from '../payments/open.ts'
import type { PaymentProvider } from '../payments/port.ts'
import { namePayer } from '../queries/cards.ts'
import type { Customer } from '../queries/customer.ts'
import type { Bindings } from '../worker.ts'

/** Where money and books meet. */
export interface Till {
  env: Bindings
  db: D1Database
  provider: PaymentProvider
}

export function openTill(env: Bindings): Till {
  return { env, db: env.DB, provider: openProvider(env) }
}

/** How the provider calls a customer; asked once, and kept. */
export async function payerOf({ db, provider }: Till, customer: Customer): Promise<string> {
  const { id, username: email, name, paymentId } = customer
  const payer = await provider.openPayer({ id, email, name }, paymentId)
  if (payer !== paymentId) await namePayer(db, { customerId: id, payer })
  return payer
}
