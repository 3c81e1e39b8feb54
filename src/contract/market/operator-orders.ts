import { z } from 'zod'
import type { OperatorsMove } from '#lib/order-states.ts'
import { defineCall } from './call.ts'
import { id } from './id.ts'
import { pence } from './money.ts'
import { order, orderCard, orderState } from './order-shape.ts'

const page = z.coerce.number().int().min(1).max(9_999).default(1)
const size = z.coerce.number().int().min(1).max(100).default(20)
const note = z.string().trim().min(1).max(500).nullable().default(null)

const ofOperators = {
  family: 'main',
  audience: 'operator',
  keep: 'nothing',
  body: z.undefined(),
} as const

const ofAnySite = { site: z.string(), email: z.string().nullable() }

export const operatorOrders = defineCall({
  ...ofOperators,
  name: 'operatorOrders',
  summary: 'Orders of all sites, the latest first.',
  effect: 'read',
  method: 'GET',
  path: '/operator/orders',
  query: z.object({ page, size, status: orderState.optional() }),
  result: z.object({ orders: z.array(orderCard.extend(ofAnySite)), totalCount: z.int().nonnegative() }),
})

export const operatorOrder = defineCall({
  ...ofOperators,
  name: 'operatorOrder',
  summary: 'One order of any site.',
  effect: 'read',
  method: 'GET',
  path: '/operator/order/{id}',
  query: z.object({ id }),
  result: z.object({ order: order.extend({ site: z.string() }) }),
  refusals: ['not-found'],
})

export const operatorMove = z.enum([
  'cancel',
  'prepare',
  'dispatch',
  'deliver',
  'refuseReturn',
  'approveReturn',
  'receiveReturn',
  'refund',
] as const satisfies readonly OperatorsMove[])
export type OperatorMove = z.infer<typeof operatorMove>

export const moveOrder = defineCall({
  ...ofOperators,
  name: 'moveOrder',
  summary: 'Move an order along, or one seller’s parcel, or some lines, as the table of states allows.',
  effect: 'write',
  method: 'PUT',
  path: '/operator/order/{id}/move',
  query: z.object({ id }),
  body: z.strictObject({
    move: operatorMove,
    sellerId: id.nullable().default(null),
    lineIds: z.array(id).min(1).max(50).nullable().default(null),
    note,
    tracking: z.string().trim().min(1).max(200).nullable().default(null),
  }),
  result: z.object({ order }),
  refusals: ['not-found', 'order-too-late', 'order-not-there', 'order-not-paid'],
})

export const auditBooks = defineCall({
  ...ofOperators,
  name: 'auditBooks',
  summary: 'Recount money and stock from their ledgers, order by order.',
  effect: 'read',
  method: 'GET',
  path: '/operator/audit',
  query: z.object({}),
  result: z.object({
    orders: z.int().nonnegative(),
    moneyIn: pence,
    moneyBack: pence,
    pieces: z.int(),
    /** A sentence for everything that doesn't agree. */
    faults: z.array(z.string()),
  }),
})

export const tidyOrders = defineCall({
  ...ofOperators,
  name: 'tidyOrders',
  summary: 'Let go of what was not paid in time, and ask for what a silent provider still owes an answer to.',
  effect: 'write',
  method: 'POST',
  path: '/operator/tidy',
  query: z.object({}),
  result: z.object({
    closed: z.int().nonnegative(),
    refunded: z.int().nonnegative(),
    refundsLeft: z.int().nonnegative(),
  }),
})

export const listLetters = defineCall({
  ...ofOperators,
  name: 'listLetters',
  summary: 'Letters to customers, the latest first; those that nothing sends stay here.',
  effect: 'read',
  method: 'GET',
  path: '/operator/letters',
  query: z.object({ orderId: id.optional() }),
  result: z.object({
    letters: z.array(
      z.object({
        orderId: z.string(),
        kind: z.string(),
        recipient: z.string(),
        subject: z.string(),
        body: z.string(),
        writtenAt: z.iso.datetime(),
        isSent: z.boolean(),
      }),
    ),
  }),
})

export const operatorEnquiries = defineCall({
  ...ofOperators,
  name: 'operatorEnquiries',
  summary: 'What customers of all sites have asked sellers, the oldest first; those that wait, or all.',
  effect: 'read',
  method: 'GET',
  path: '/operator/enquiries',
  query: z.object({ page, size, waiting: z.enum(['true', 'false']).default('true') }),
  result: z.object({
    enquiries: z.array(
      z.object({
        id: z.string(),
        site: z.string(),
        sellerName: z.string(),
        what: z.string(),
        quantity: z.int().positive(),
        message: z.string(),
        askedAt: z.iso.datetime(),
        offers: z.array(z.object({ price: pence, state: z.string(), reason: z.string().nullable() })),
      }),
    ),
    totalCount: z.int().nonnegative(),
  }),
})

export const offerPrice = defineCall({
  ...ofOperators,
  name: 'offerPrice',
  summary: 'Answer an enquiry with a price of one piece, delivery included, for so many days.',
  effect: 'write',
  method: 'POST',
  path: '/operator/enquiry/{id}/offer',
  query: z.object({ id }),
  body: z.strictObject({
    price: pence.refine((amount) => amount > 0 && amount <= 1_000_000_000, 'is not a price'),
    days: z.int().min(1).max(365).default(14),
    note,
  }),
  result: z.object({ offered: z.literal(true) }),
  refusals: ['not-found', 'offer-closed'],
})
