import { setInventory } from '#contract/market/operator.ts'
import { Refusal } from '../door/refusal.ts'
import { changeInventory } from '../queries/inventory.ts'
import { operatorRoute } from './route.ts'

const refusals = { replayed: 'signature-replayed', unknown: 'not-found' } as const

export const inventory = operatorRoute(setInventory, async ({ db, query, body, signature }) => {
  const outcome = await changeInventory(db, { ...query, ...body }, signature)
  if (!outcome.done) return new Refusal(refusals[outcome.reason])
  return { productId: outcome.productId, variantId: query.variantId, sites: outcome.sites }
})
