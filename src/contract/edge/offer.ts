import * as z from 'zod/mini'

/** What a variant costs and how many can be had, now. A hidden price isn't in it. */
export const offerAnswer = z.object({
  variantId: z.string(),
  status: z.enum(['active', 'out_of_stock', 'order_by_email']),
  unitPence: z.nullable(z.int()),
  available: z.int(),
})
export type Offer = z.infer<typeof offerAnswer>
