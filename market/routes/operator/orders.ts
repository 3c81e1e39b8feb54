import { orderStates } from '#lib/order-states.ts'
import { moveOrder, operatorOrder, operatorOrders } from '#contract/market/operator-orders.ts'
import { afterwards } from '../../buying/afterwards.ts'
import { moveOrder as move } from '../../buying/move-order.ts'
import { lookAfter } from '../../buying/settle.ts'
import { shapeOrder, shapeOrderCard } from '../../buying/shape-order.ts'
import { tillOfOrder } from '../../buying/till.ts'
import { Refusal } from '../../door/refusal.ts'
import { letGoOfLapsed } from '../../queries/order-let-go.ts'
import { listOrders } from '../../queries/order-read.ts'
import { operatorRoute } from '../route.ts'

const nowInSeconds = () => Math.floor(Date.now() / 1000)

export const allOrders = operatorRoute(operatorOrders, async ({ db, query }) => {
  const { page, size, status = null } = query
  const now = nowInSeconds()
  await letGoOfLapsed(db, now)
  const found = await listOrders(db, {
    customerId: null,
    state: status,
    limit: size,
    skip: (page - 1) * size,
    ranks: orderStates,
  })
  return {
    orders: found.orders.map((order) => ({
      ...shapeOrderCard(order, now),
      site: order.site,
      email: order.email,
    })),
    totalCount: found.totalCount,
  }
})

export const anyOrder = operatorRoute(operatorOrder, async ({ env, query }) => {
  const till = await tillOfOrder(env, query.id)
  const found = till && (await lookAfter(till, { customerId: null, id: query.id }))
  if (!found) return new Refusal('not-found')
  const asked = { intent: null, publicKey: till.provider.publicKey, now: nowInSeconds() }
  return { order: { ...shapeOrder(found.order, asked), site: found.order.site } }
})

export const orderMove = operatorRoute(moveOrder, async ({ env, query, body, signature }) => {
  const till = await tillOfOrder(env, query.id)
  if (!till) return new Refusal('not-found')
  const said = { reason: null, comment: null }
  const moving = { ...body, customerId: null, id: query.id, by: 'operator', said } as const
  const order = await move(till, moving, signature)
  if (order instanceof Refusal) return order
  afterwards(till)
  const asked = { intent: null, publicKey: till.provider.publicKey, now: signature.now }
  return { order: shapeOrder(order, asked) }
})
