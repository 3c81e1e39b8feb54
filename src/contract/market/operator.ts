import { z } from 'zod'
import { defineCall } from './call.ts'
import { id } from './id.ts'
import { pence } from './money.ts'
import { inventoryStatus } from './product.ts'

/** What the seller asks, before surcharge, mark-up, VAT and discount; at most ten million pounds. */
const basePrice = pence.refine((amount) => amount > 0 && amount <= 1_000_000_000, 'is not a price')

/** The operator changes what a seller offers; the first of the signed operator routes. */
export const setInventory = defineCall({
  name: 'setInventory',
  summary: 'Set the price, stock or status of what a seller offers for a variant.',
  family: 'main',
  audience: 'operator',
  effect: 'write',
  keep: 'nothing',
  method: 'PUT',
  path: '/operator/inventories/{sellerId}/{variantId}',
  query: z.object({ sellerId: id, variantId: id }),
  body: z
    .strictObject({
      basePrice,
      quantity: z.int().min(0).max(1_000_000),
      inventoryStatus,
      /** Why there are so many now; the ledger of the shelf keeps it. */
      reason: z.string().trim().min(1).max(200),
    })
    .partial()
    .refine(
      (change) => Object.keys(change).some((name) => name !== 'reason'),
      'name at least one thing to change',
    ),
  result: z.object({
    productId: z.string(),
    variantId: z.string(),
    sites: z.array(z.string()),
  }),
  refusals: ['not-found'],
})
