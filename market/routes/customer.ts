import { readCustomer, saveCustomer } from '#contract/market/customer.ts'
import { Refusal } from '../door/refusal.ts'
import { saveProfile } from '../queries/customer.ts'
import { customerRoute } from './customer-route.ts'
import { shapeProfile } from './shape/profile.ts'

export const customer = customerRoute(readCustomer, async ({ customer }) => ({
  customer: shapeProfile(customer),
}))

const refusals = { replayed: 'signature-replayed', gone: 'bearer-refused' } as const

export const customerChange = customerRoute(saveCustomer, async ({ db, customer, body, signature }) => {
  const saved = await saveProfile(db, { id: customer.id, change: body }, signature)
  return typeof saved === 'string' ? new Refusal(refusals[saved]) : { customer: shapeProfile(saved) }
})
