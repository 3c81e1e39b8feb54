import { removeProducts } from '#contract/market/import.ts'
import { Refusal } from '../../door/refusal.ts'
import { deleteProducts } from '../../queries/import-removal.ts'
import { operatorRoute } from '../route.ts'

export const productRemoval = operatorRoute(removeProducts, async ({ db, body, signature }) => {
  const outcome = await deleteProducts(db, body.ids, signature)
  return outcome.done ? { removed: outcome.removed } : new Refusal('signature-replayed')
})
