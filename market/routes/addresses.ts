import { addAddress, changeAddress, listAddresses, removeAddress } from '#contract/market/addresses.ts'
import { Refusal } from '../door/refusal.ts'
import {
  addAddress as add,
  changeAddress as change,
  listAddresses as list,
  removeAddress as remove,
} from '../queries/addresses.ts'
import { customerRoute } from './customer-route.ts'

const refusals = { replayed: 'signature-replayed', unknown: 'not-found', full: 'address-limit' } as const

export const addressAddition = customerRoute(addAddress, async ({ db, customer, body, signature }) => {
  const saved = await add(db, { customerId: customer.id, change: body }, signature)
  return typeof saved === 'string' ? new Refusal(refusals[saved]) : { address: saved }
})

export const addressChange = customerRoute(
  changeAddress,
  async ({ db, customer, query, body, signature }) => {
    const saved = await change(db, { customerId: customer.id, id: query.id, change: body }, signature)
    return typeof saved === 'string' ? new Refusal(refusals[saved]) : { address: saved }
  },
)

export const addressRemoval = customerRoute(removeAddress, async ({ db, customer, query, signature }) => {
  const left = await remove(db, { customerId: customer.id, id: query.id }, signature)
  return typeof left === 'string' ? new Refusal(refusals[left]) : { addresses: left }
})

export const addresses = customerRoute(listAddresses, async ({ db, customer }) => ({
  addresses: await list(db, customer.id),
}))
