import * as z from 'zod/mini'

export const enquiriesPath = '/api/customer/enquiries'
/** The page that shows them, and says what became of a form. */
export const enquiriesPage = '/profile/productrequest'

export interface EnquiryChoice {
  quantity?: number | undefined
  optionId?: string | undefined
  swatchId?: string | undefined
  sellerId?: string | undefined
}

/** The page with the form for one variant, in the choice that somebody has made of it; its query is in order. */
export function enquiryFormPath(variantId: string, choice: EnquiryChoice = {}) {
  const { quantity = 1, optionId, swatchId, sellerId } = choice
  const query = new URLSearchParams()
  if (optionId) query.set('option', optionId)
  if (quantity > 1) query.set('qty', String(quantity))
  if (sellerId) query.set('seller', sellerId)
  if (swatchId) query.set('swatch', swatchId)
  const asked = query.size > 0 ? `?${query.toString()}` : ''
  return `${enquiriesPage}/ask/${encodeURIComponent(variantId)}${asked}` as const
}

const wrong = z.object({ path: z.string(), message: z.string() })

/** What came of the form, for a script that sent it. */
export const enquiryAnswer = z.discriminatedUnion('sent', [
  z.object({ sent: z.literal(true), message: z.string() }),
  z.object({ sent: z.literal(false), message: z.string(), fields: z.array(wrong) }),
])
export type EnquiryAnswer = z.infer<typeof enquiryAnswer>
