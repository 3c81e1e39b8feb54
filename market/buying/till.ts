import { readSites } from '#contract/site.ts'
import { openProvider } from '../payments/open.ts'
import type { PaymentProvider } from '../payments/port.ts'
import { namePayer } from '../queries/cards.ts'
import type { Customer } from '../queries/customer.ts'
import { findOrder } from '../queries/order-read.ts'
import type { Bindings } from '../worker.ts'

/** Where the money and the books of one site meet. */
export interface Till {
  env: Bindings
  db: D1Database
  site: string
  provider: PaymentProvider
}

export function openTill(env: Bindings, site: string): Till {
  return { env, db: env.DB, site, provider: openProvider(env, site) }
}

/** One for each site: what takes the money of one needn't take that of another. */
export function allTills(env: Bindings): Till[] {
  return readSites(env).map(({ key }) => openTill(env, key))
}

/** For whoever looks after the orders of every site; null where there is no such order. */
export async function tillOfOrder(env: Bindings, id: string): Promise<Till | null> {
  const order = await findOrder(env.DB, { customerId: null, id })
  return order && openTill(env, order.site)
}

/** How the provider calls a customer; asked once, and kept. */
export async function payerOf({ db, provider }: Till, customer: Customer): Promise<string> {
  const { id, username: email, name, paymentId } = customer
  const payer = await provider.openPayer({ id, email, name }, paymentId)
  if (payer !== paymentId) await namePayer(db, { customerId: id, payer })
  return payer
}
