import { z } from 'zod'

/** What is read of Stripe's answers; whatever else is in them is nobody's business. */
const cardError = z.object({
  code: z.string().nullish(),
  decline_code: z.string().nullish(),
})

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
  next_action: z.object({ redirect_to_url: z.object({ url: z.string() }).nullish() }).nullish(),
})
export type StripeIntent = z.infer<typeof paymentIntent>

export const paymentMethod = z.object({
  id: z.string(),
  card: z.object({ brand: z.string(), last4: z.string(), exp_month: z.int(), exp_year: z.int() }),
  customer: z.string().nullish(),
})

export const setupIntent = z.object({
  id: z.string(),
  status: z.string(),
  client_secret: z.string().nullish(),
  customer: z.string().nullish(),
  payment_method: z.string().nullish(),
})

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
