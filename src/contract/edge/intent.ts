import * as z from 'zod/mini'

export const intentPath = '/api/intent'
export const intentTakingPath = '/api/intent/taking'

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
const quantity = z.int().check(z.minimum(1), z.maximum(9999))

/** What a visitor wanted when asked to sign in. */
export const intent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('add-to-cart'),
    variantId: id,
    sellerId: id,
    quantity,
    optionId: z.optional(id),
    swatchId: z.optional(id),
    /** Goes on to the cart after a successful add. */
    buyNow: z.boolean(),
  }),
  z.object({ kind: z.literal('bookmark'), itemId: id, itemType: id }),
  z.object({
    kind: z.literal('enquiry'),
    variantId: id,
    sellerId: id,
    quantity,
    optionId: z.optional(id),
    swatchId: z.optional(id),
  }),
])
export type Intent = z.infer<typeof intent>

/** The page is the one to come back to, and the only one that is given the intent. */
export const intentRequest = z.object({ page: z.string(), intent })
/** Where to sign in from here. */
export const intentAnswer = z.object({ signIn: z.string() })

export const intentTakingRequest = z.object({ page: z.string() })
export const intentTakingAnswer = z.object({ intent: z.nullable(intent) })
