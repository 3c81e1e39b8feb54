import * as z from 'zod/mini'

export const addressesPage = '/purchase/addresses'
export const cardsPage = '/purchase/payment-methods'
export const checkoutPage = '/purchase/checkout'

/** Where a provider leads back to with a card that is to be saved. */
export const cardReturnPath = '/purchase/card-return'

/** The page between a form of ours and the cardholder's bank, and what it is told: where that asks. */
export const challengeNote = '/purchase/challenge'
export const onwardChallenge = z.object({ url: z.string() })

/** A card that pays this once waits here for its order: never a number, only the provider's name for it. */
export const onceCardNote = '/purchase/checkout/card'
export const onceCard = z.object({ token: z.string(), brand: z.string(), last4: z.string() })
export type OnceCard = z.infer<typeof onceCard>

const wrong = z.object({ path: z.string(), message: z.string() })

/** What became of a form of buying, for the page that shows it again. What was typed of a card is never in it. */
export const purchaseNote = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), message: z.string() }),
  z.object({
    outcome: z.literal('refused'),
    /** Empty where there is nothing to say but what was typed. */
    message: z.string(),
    fields: z.array(wrong),
    values: z.record(z.string(), z.string()),
  }),
])
export type PurchaseNote = z.infer<typeof purchaseNote>
