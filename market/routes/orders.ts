import { orderReasons } from '#lib/order-reasons.ts'
import { orderStates } from '#lib/order-states.ts'
import {
  cancelOrder,
  listComments,
  listOrders,
  orderSummary,
  readOrder,
  returnOrder,
} from '#contract/market/orders.ts'
import { afterwards } from '../buying/afterwards.ts'
import { type Moving, type Said, moveOrder } from '../buying/move-order.ts'
import { lookAfter } from '../buying/settle.ts'
import { shapeOrder, shapeOrderCard } from '../buying/shape-order.ts'
import { openTill } from '../buying/till.ts'
import { Refusal } from '../door/refusal.ts'
import { letGoOfLapsed } from '../queries/order-let-go.ts'
import { findOrder, listOrders as list } from '../queries/order-read.ts'
import { type CustomerQuestion, customerRoute } from './customer-route.ts'
import { siteRoute } from './route.ts'

export const orders = customerRoute(listOrders, async ({ db, customer, query }) => {
  const { page, size, status = null } = query
  const now = Math.floor(Date.now() / 1000)
  await letGoOfLapsed(db, now)
  const found = await list(db, {
    customerId: customer.id,
    state: status,
    limit: size,
    skip: (page - 1) * size,
    ranks: orderStates,
  })
  return {
    orders: found.orders.map((order) => shapeOrderCard(order, now)),
    totalCount: found.totalCount,
    pageCount: Math.ceil(found.totalCount / size),
    pageNumber: page,
  }
})

export const order = customerRoute(readOrder, async ({ env, customer, query }) => {
  const till = openTill(env, customer.site)
  const found = await lookAfter(till, { customerId: customer.id, id: query.id })
  if (!found) return new Refusal('not-found')
  afterwards(till)
  const { intent } = found
  const asked = { intent, publicKey: till.provider.publicKey, now: Math.floor(Date.now() / 1000) }
  return { order: shapeOrder(found.order, asked) }
})

export const orderCancellation = customerRoute(cancelOrder, async (question) => {
  const { sellerId = null } = question.body
  return moved(question, { move: 'cancel', sellerId, lineIds: null })
})

export const orderReturn = customerRoute(returnOrder, async (question) => {
  const { lines } = question.body
  if (!lines) return moved(question, { move: 'askReturn', sellerId: null, lineIds: null })
  const saidOf = new Map(lines.map((line) => [line.lineId, said(line)]))
  return moved(question, { move: 'askReturn', sellerId: null, lineIds: [...saidOf.keys()], saidOf })
})

export const summary = customerRoute(orderSummary, async ({ db, customer, query }) => {
  const found = await findOrder(db, { customerId: customer.id, id: query.groupId })
  if (!found) return new Refusal('not-found')
  return { summary: shapeOrderCard(found, Math.floor(Date.now() / 1000)) }
})

export const comments = siteRoute(listComments, async ({ query }) => ({
  comments: orderReasons.filter(({ type }) => query.type === undefined || type === query.type),
}))

interface SaidBody {
  id?: string | null | undefined
  comment: string | null
}

async function moved(
  { env, customer, query, body, signature }: CustomerQuestion<{ id: string }, SaidBody>,
  wanted: Pick<Moving, 'move' | 'sellerId' | 'lineIds' | 'saidOf'>,
) {
  const till = openTill(env, customer.site)
  const reasons = [...(wanted.saidOf?.values() ?? [said(body)])].map(({ reason }) => reason)
  const moving: Moving = {
    ...wanted,
    customerId: customer.id,
    id: query.id,
    by: 'customer',
    said: said(body),
    note: [...new Set(reasons)].filter((reason) => reason !== null).join(', ') || null,
    tracking: null,
  }
  const order = await moveOrder(till, moving, signature)
  if (order instanceof Refusal) return order
  afterwards(till)
  const asked = { intent: null, publicKey: till.provider.publicKey, now: signature.now }
  return { order: shapeOrder(order, asked) }
}

/** A reason is one of those that there are to choose from. */
function said({ id, comment }: SaidBody): Said {
  return { reason: orderReasons.find((reason) => reason.id === id)?.comment ?? null, comment }
}
