import { z } from 'zod'
import { defineCall } from './call.ts'
import { id } from './id.ts'
import { pence } from './money.ts'
import { listFacts, limitOf, skip } from './older-list.ts'
import { cartLine, mostOfALine } from './cart.ts'
import { order, orderState } from './order-shape.ts'
import { card, cardToken, payment } from './payment.ts'

/** A thin layer over carts, cards and orders, so that an older client keeps working. */
const ofOlderOrders = {
  family: 'main',
  audience: 'customer',
  keep: 'nothing',
  query: z.object({}),
  body: z.undefined(),
} as const

const reading = { ...ofOlderOrders, effect: 'read', method: 'GET' } as const
/** Several of its GETs change something. */
const writingByGet = { ...ofOlderOrders, effect: 'write', method: 'GET' } as const
const writing = { ...ofOlderOrders, effect: 'write', method: 'POST' } as const

const cartRefusals = [
  'item-not-available',
  'price-on-request',
  'out-of-stock',
  'stock-short',
  'order-size-exceeded',
  'cart-full',
] as const

const cartAnswer = z.object({ data: z.array(cartLine), message: z.string() })
const wish = z.object({
  productID: id.optional(),
  variantID: id,
  sellerID: id,
  quantity: z.int().min(1).max(mostOfALine).default(1),
})

export const olderAddCart = defineCall({
  ...writing,
  name: 'olderAddCart',
  summary: 'Add something to the cart, on top of what is there.',
  path: '/orders/addcart',
  body: wish,
  result: cartAnswer,
  refusals: cartRefusals,
})

export const olderAddCartMany = defineCall({
  ...writing,
  name: 'olderAddCartMany',
  summary: 'Add several things to the cart, all of them or none.',
  path: '/orders/postaddcartmany',
  body: z.object({ cart: z.array(wish).min(1).max(50) }),
  result: cartAnswer,
  refusals: cartRefusals,
})

export const olderUpdateCart = defineCall({
  ...writingByGet,
  name: 'olderUpdateCart',
  summary: 'Set how many of something there are in the cart.',
  path: '/orders/updatecartv2',
  query: z.object({
    variantID: id,
    sellerID: id,
    quantity: z.coerce.number().int().min(1).max(mostOfALine),
  }),
  result: cartAnswer,
  refusals: ['not-found', ...cartRefusals],
})

export const olderRemoveCart = defineCall({
  ...writing,
  name: 'olderRemoveCart',
  summary: 'Take something out of the cart.',
  path: '/orders/removecart',
  body: z.object({ variantID: id, sellerID: id }),
  result: cartAnswer,
  refusals: ['not-found'],
})

export const olderGetCart = defineCall({
  ...reading,
  name: 'olderGetCart',
  summary: 'What is in the cart.',
  path: '/orders/getcart',
  result: cartAnswer,
})

export const olderEmptyCart = defineCall({
  ...writingByGet,
  name: 'olderEmptyCart',
  summary: 'Empty the cart.',
  path: '/orders/emptycart',
  result: cartAnswer,
})

const cardsAnswer = z.object({ data: z.array(card) })

export const olderListCards = defineCall({
  ...reading,
  name: 'olderListCards',
  summary: 'The saved cards.',
  path: '/orders/getlistcards',
  result: cardsAnswer,
})

export const olderRemoveCard = defineCall({
  ...writingByGet,
  name: 'olderRemoveCard',
  summary: 'Forget a saved card.',
  path: '/orders/getremovecard',
  query: z.object({ cardID: id }),
  result: cardsAnswer,
  refusals: ['not-found', 'payment-silent'],
})

export const olderAddCard = defineCall({
  ...writingByGet,
  name: 'olderAddCard',
  summary: 'Save a card, by the provider’s name for it.',
  path: '/orders/getaddcard',
  query: z.object({ token: cardToken }),
  result: cardsAnswer,
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

const placed = z.object({ data: z.object({ orderID: z.string(), order, payment }) })

export const olderSaveOrder = defineCall({
  ...writing,
  name: 'olderSaveOrder',
  summary: 'Order what is in the cart; without an address it goes to the usual one. It is paid afterwards.',
  path: '/orders/postsaveorder',
  body: z.object({ addressID: id.optional() }),
  result: placed,
  refusals: ['not-found', 'cart-empty', 'cart-changed', 'payment-silent'],
})

export const olderProcessOrder = defineCall({
  ...writingByGet,
  name: 'olderProcessOrder',
  summary: 'Ask the provider how the payment of an order stands; the usual card pays where nothing has.',
  path: '/orders/getprocessorder',
  query: z.object({ orderID: id, intentID: id }),
  result: placed,
  refusals: ['not-found', 'payment-silent'],
})

export const olderOrderDetails = defineCall({
  ...reading,
  name: 'olderOrderDetails',
  summary: 'One order.',
  path: '/orders/getorderdetails',
  query: z.object({ orderID: id }),
  result: z.object({ data: order }),
  refusals: ['not-found'],
})

/** An order’s id and a seller’s, with an underscore between them. */
const shipmentID = z.string().regex(/^[\w-]{1,128}$/)

const shipment = z.object({
  _id: z.string(),
  orderID: z.string(),
  sellerID: z.string(),
  sellerName: z.string(),
  state: orderState,
  tracking: z.string().nullable(),
  total: pence,
  placedAt: z.iso.datetime(),
  items: z.array(z.object({ variantID: z.string(), seoTitle: z.string(), quantity: z.int().positive() })),
})

export const olderShipments = defineCall({
  ...writing,
  name: 'olderShipments',
  summary: 'What sellers send of the customer’s orders.',
  effect: 'read',
  path: '/shipments/postshipmentlist',
  body: z.object({
    search: z.object({ state: orderState }).partial().default({}),
    limit: limitOf(20),
    skip,
    /** The latest first, or the other way round. */
    sort: z.enum(['placedAt', '-placedAt']).default('-placedAt'),
  }),
  result: z.object({ data: z.object({ list: z.array(shipment), ...listFacts }) }),
})

export const olderReturnShipment = defineCall({
  ...writing,
  name: 'olderReturnShipment',
  summary: 'Ask to send a shipment back.',
  path: '/shipments/postreturnshipment',
  query: z.object({ shipmentID }),
  body: z.object({ reasonReturn: z.string().trim().min(1).max(1000) }),
  result: z.object({ data: shipment }),
  refusals: ['not-found', 'return-too-late', 'return-under-way'],
})

export const olderPromo = defineCall({
  ...reading,
  name: 'olderPromo',
  summary: 'What a promo code takes off.',
  path: '/promocode/getpromocodedetails',
  query: z.object({ promocodeID: z.string().trim().min(1).max(40) }),
  result: z.object({
    data: z.object({
      promocodeID: z.string(),
      description: z.string(),
      /** A fraction of the subtotal, or an amount: one of the two. */
      share: z.number().nullable(),
      amount: pence.nullable(),
      minimum: pence,
      isUsable: z.boolean(),
    }),
  }),
  refusals: ['not-found'],
})
