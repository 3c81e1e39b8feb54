import { z } from 'zod'
import { defineCall } from './call.ts'
import { id } from './id.ts'

export const card = z.object({
  id: z.string(),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.int().min(1).max(12),
  expYear: z.int(),
  isDefault: z.boolean(),
  isExpired: z.boolean(),
})
export type Card = z.infer<typeof card>

/** How the money for an order stands. */
export const paymentStatuses = [
  'needs-card',
  'needs-challenge',
  'processing',
  'declined',
  'succeeded',
  'cancelled',
] as const

export const payment = z.object({
  status: z.enum(paymentStatuses),
  provider: z.enum(['stripe', 'test-bank']),
  /** No money moves: say so on every page. */
  isTest: z.boolean(),
  intentId: z.string().nullable(),
  /** For the provider's own form in the browser. */
  clientSecret: z.string().nullable(),
  publicKey: z.string().nullable(),
  /** Where the cardholder proves who they are; with the test bank the shop asks them itself. */
  challengeUrl: z.string().nullable(),
  /** What went wrong, for the customer; null where nothing did. */
  message: z.string().nullable(),
})
export type Payment = z.infer<typeof payment>

/** The provider's name for a card: of its own form, or of the test bank. */
export const cardToken = z.string().regex(/^[\w-]{1,128}$/)

/** Where a challenge of the provider's own leads back to; an address of the shop. */
export const returnTo = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .nullish()

const ofCards = {
  family: 'customer',
  audience: 'customer',
  keep: 'nothing',
  query: z.object({}),
  body: z.undefined(),
} as const

export const paymentSettings = defineCall({
  ...ofCards,
  name: 'paymentSettings',
  summary: 'Who takes the money here, and the public key of its form in the browser.',
  effect: 'read',
  method: 'GET',
  path: '/api/customer/order/payment/settings',
  result: payment.pick({ provider: true, isTest: true, publicKey: true }),
})

export const recogniseCard = defineCall({
  ...ofCards,
  name: 'recogniseCard',
  summary: 'What tells a card apart, by the provider’s name for it, before it pays.',
  effect: 'read',
  method: 'GET',
  path: '/api/customer/order/payment/card',
  query: z.object({ token: cardToken }),
  result: z.object({ token: cardToken, brand: z.string(), last4: z.string() }),
  refusals: ['card-unknown', 'payment-silent'],
})

/** Digits and the spaces between them; nothing of it is kept but the last four. */
const cardNumber = z.string().regex(/^\d(?:[ -]?\d){11,18}$/, 'Write the number as it stands on the card.')

export const showTestCard = defineCall({
  ...ofCards,
  name: 'showTestCard',
  summary:
    'Show a card to the test bank, which gives a token for it. There is no such call where real money moves.',
  effect: 'write',
  method: 'POST',
  path: '/api/customer/order/payment/test-card',
  body: z.strictObject({
    number: cardNumber,
    expMonth: z.int().min(1).max(12),
    expYear: z.int().min(2000).max(2199),
    cvc: z.string().regex(/^\d{3,4}$/, 'Write the three or four digits of the security code.'),
  }),
  result: z.object({ token: cardToken, brand: z.string(), last4: z.string() }),
  refusals: ['not-found', 'card-not-a-test', 'card-expired'],
})

const cards = z.object({ cards: z.array(card) })

export const addCard = defineCall({
  ...ofCards,
  name: 'addCard',
  summary:
    'Save a card, by the provider’s name for it. The first one is the usual one. Where the bank asks first who it is, card is null and challengeUrl the address; what came of it is asked for with the token that the provider adds to returnTo.',
  effect: 'write',
  method: 'POST',
  path: '/api/customer/order/payment',
  body: z.strictObject({ token: cardToken, isDefault: z.boolean().default(false), returnTo }),
  result: cards.extend({ card: card.nullable(), challengeUrl: z.string().nullable() }),
  refusals: [
    'card-unknown',
    'card-declined',
    'card-empty',
    'card-expired',
    'card-limit',
    'challenge-failed',
    'payment-silent',
  ],
})

export const listCards = defineCall({
  ...ofCards,
  name: 'listCards',
  summary: 'The customer’s saved cards, the usual one first.',
  effect: 'read',
  method: 'GET',
  path: '/api/customer/cards',
  result: cards,
})

export const useCard = defineCall({
  ...ofCards,
  name: 'useCard',
  summary: 'Make a saved card the usual one.',
  effect: 'write',
  method: 'PUT',
  path: '/api/customer/card/{id}',
  query: z.object({ id }),
  result: cards,
  refusals: ['not-found'],
})

export const removeCard = defineCall({
  ...ofCards,
  name: 'removeCard',
  summary:
    'Forget a saved card, here and at the provider. Where it was the usual one, the latest of the others is.',
  effect: 'write',
  method: 'DELETE',
  path: '/api/customer/card/{id}',
  query: z.object({ id }),
  result: cards,
  refusals: ['not-found', 'payment-silent'],
})
