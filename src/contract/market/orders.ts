import { z } from 'zod'
import { defineCall } from './call.ts'
import { ownLines } from './customer-fields.ts'
import { id } from './id.ts'
import { pence } from './money.ts'
import { order, orderCard, orderState } from './order-shape.ts'
import { cardToken, returnTo } from './payment.ts'

/** Made where the form is made: whoever sends it again gets the same order. */
export const orderKey = z.string().regex(/^[\w-]{16,64}$/)

/** What pays: a saved card, or one that is used this once. */
const byCard = { cardId: id.nullish(), token: cardToken.nullish() }

const ofOrders = {
  family: 'customer',
  audience: 'customer',
  keep: 'nothing',
  query: z.object({}),
  body: z.undefined(),
  result: z.object({ order }),
} as const

export const placeOrder = defineCall({
  ...ofOrders,
  name: 'placeOrder',
  summary:
    'Order what is in the cart. The same key always answers with the same order; without one, the cart’s version is the key. With total, what is to be paid must be that. With cardId or token it is paid at once, and {orderId} in returnTo becomes its id.',
  effect: 'write',
  method: 'POST',
  path: '/api/customer/order',
  body: z.strictObject({
    addressId: id,
    key: orderKey.nullish(),
    total: pence.nullish(),
    ...byCard,
    returnTo,
  }),
  refusals: ['not-found', 'cart-empty', 'cart-changed', 'card-unknown', 'payment-silent'],
})

export const payOrder = defineCall({
  ...ofOrders,
  name: 'payOrder',
  summary:
    'Pay an order that isn’t paid yet, with another card or after a form of the provider’s has been filled in.',
  effect: 'write',
  method: 'POST',
  path: '/api/customer/order/{id}/payment',
  query: z.object({ id }),
  body: z.strictObject({ ...byCard, returnTo }),
  refusals: ['not-found', 'order-let-go', 'card-unknown', 'payment-silent'],
})

export const answerChallenge = defineCall({
  ...ofOrders,
  name: 'answerChallenge',
  summary:
    'What came of the test bank’s question who is paying. There is no such call where real money moves.',
  effect: 'write',
  method: 'POST',
  path: '/api/customer/order/{id}/challenge',
  query: z.object({ id }),
  body: z.strictObject({ passes: z.boolean() }),
  refusals: ['not-found'],
})

export const orderPageSize = 10

export const listOrders = defineCall({
  ...ofOrders,
  name: 'listOrders',
  summary: 'The customer’s orders, the latest first.',
  effect: 'read',
  method: 'GET',
  path: '/api/customer/orders',
  query: z.object({
    page: z.coerce.number().int().min(1).max(9_999).default(1),
    size: z.coerce.number().int().min(1).max(50).default(orderPageSize),
    status: orderState.optional(),
  }),
  result: z.object({
    orders: z.array(orderCard),
    totalCount: z.int().nonnegative(),
    pageCount: z.int().nonnegative(),
    pageNumber: z.int().positive(),
  }),
})

export const readOrder = defineCall({
  ...ofOrders,
  name: 'readOrder',
  summary: 'One order. Where its payment is open, the provider is asked how it stands.',
  effect: 'read',
  method: 'GET',
  path: '/api/customer/order/{id}',
  query: z.object({ id }),
  refusals: ['not-found'],
})

/** The reason is one of GET /api/comments. */
const said = { id: id.nullish(), comment: ownLines(1000).default(null) }

export const cancelOrder = defineCall({
  ...ofOrders,
  name: 'cancelOrder',
  summary: 'Call off an order, or what one seller would send of it, before it is on its way.',
  effect: 'write',
  method: 'PUT',
  path: '/api/customer/order/{id}/cancel',
  query: z.object({ id }),
  body: z.strictObject({ ...said, sellerId: id.nullish() }),
  refusals: ['not-found', 'order-too-late', 'order-not-paid'],
})

export const returnOrder = defineCall({
  ...ofOrders,
  name: 'returnOrder',
  summary:
    'Ask to send back what was delivered within 14 days: these lines, each for a reason of its own, or all that can be.',
  effect: 'write',
  method: 'PUT',
  path: '/api/customer/order/{id}/return',
  query: z.object({ id }),
  body: z.strictObject({
    ...said,
    lines: z
      .array(z.strictObject({ lineId: id, ...said }))
      .min(1)
      .max(50)
      .nullish(),
  }),
  refusals: ['not-found', 'return-too-late', 'return-under-way'],
})

export const listComments = defineCall({
  ...ofOrders,
  name: 'listComments',
  summary: 'Reasons to choose from, for calling off and for sending back.',
  family: 'web',
  audience: 'public',
  effect: 'read',
  method: 'GET',
  path: '/api/comments',
  query: z.object({ type: z.enum(['cancel', 'return']).optional() }),
  result: z.object({
    comments: z.array(z.object({ id: z.string(), type: z.string(), comment: z.string() })),
  }),
})

export const orderSummary = defineCall({
  ...ofOrders,
  name: 'orderSummary',
  summary: 'What an order comes to, by seller. An order is the group of its sellers’ parcels.',
  effect: 'read',
  method: 'GET',
  path: '/api/order/summary',
  query: z.object({ groupId: id }),
  result: z.object({ summary: orderCard }),
  refusals: ['not-found'],
})
