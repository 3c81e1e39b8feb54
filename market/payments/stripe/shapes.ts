import { z } from 'zod'

/** What is read of Stripe's answers; whatever else is in them is nobody's business. */
const cardError = z.object({
  code: z.string().nullish(),
  decline_code: z.string().nullish(),
})

/** The address of Stripe's own page, where a browser without its scripts is challenged. */
const nextAction = z.object({ redirect_to_url: z.object({ url: z.string() }).nullish() }).nullish()

export const paymentIntent = z.object({
  id: z.string(),
  object: z.literal('payment_intent'),
  amount: z.int(),
  currency: z.literal('gbp'),
  status: z.enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'requires_capture',
    'processing',
    'succeeded',
    'canceled',
  ]),
  client_secret: z.string().nullish(),
  metadata: z.object({ reference: z.string().optional() }).default({}),
  last_payment_error: cardError.nullish(),
  next_action: nextAction,
})
export type StripeIntent = z.infer<typeof paymentIntent>

const card = z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() })

export const paymentMethod = z.object({
  id: z.string(),
  card,
  customer: z.string().nullish(),
})

/** What Stripe's form in the browser has made of a card that is to be used once. */
export const confirmationToken = z.object({
  id: z.string(),
  payment_method_preview: z.object({ card }),
})

export const setupIntent = z.object({
  id: z.string(),
  status: z.string(),
  customer: z.string().nullish(),
  payment_method: z.string().nullish(),
  last_setup_error: cardError.nullish(),
  next_action: nextAction,
})
export type StripeSetup = z.infer<typeof setupIntent>

export const named = z.object({ id: z.string() })

export const failure = z.object({
  error: cardError.extend({
    type: z.string(),
    payment_intent: paymentIntent.optional(),
  }),
})

export const event = z.object({
  id: z.string(),
  type: z.string(),
  data: z.object({ object: z.unknown() }),
})
