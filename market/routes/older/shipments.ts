import { orderStates } from '#lib/order-states.ts'
import type { OrderCard, Parcel } from '#contract/market/order-shape.ts'
import { olderReturnShipment, olderShipments } from '#contract/market/older-orders.ts'
import { afterwards } from '../../buying/afterwards.ts'
import { moveOrder } from '../../buying/move-order.ts'
import { shapeOrderCard } from '../../buying/shape-order.ts'
import { openTill } from '../../buying/till.ts'
import { Refusal } from '../../door/refusal.ts'
import { letGoOfLapsed } from '../../queries/order-let-go.ts'
import { listOrders } from '../../queries/order-read.ts'
import { customerRoute } from '../customer-route.ts'

/** Nobody furnishes more homes than that; the newer calls have pages without an end. */
const mostOrders = 200

export const shipments = customerRoute(olderShipments, async ({ db, customer, body }) => {
  const now = Math.floor(Date.now() / 1000)
  await letGoOfLapsed(db, now)
  const { orders } = await listOrders(db, {
    customerId: customer.id,
    state: null,
    limit: mostOrders,
    skip: 0,
    ranks: orderStates,
  })
  const { search, limit, skip, sort } = body
  const all = orders
    .map((order) => shapeOrderCard(order, now))
    .flatMap((order) => order.parcels.map((parcel) => shapeShipment(order, parcel)))
    .filter(({ state }) => search.state === undefined || state === search.state)
  const sorted = sort === 'placedAt' ? all.toReversed() : all
  return { data: { list: sorted.slice(skip, skip + limit), jsonFields: [], totalCount: all.length } }
})

export const shipmentReturn = customerRoute(olderReturnShipment, async (question) => {
  const { env, customer, query, body, signature } = question
  const [id = ''] = query.shipmentID.split('_', 1)
  const sellerId = query.shipmentID.slice(id.length + 1)
  const till = openTill(env, customer.site)
  const said = { reason: body.reasonReturn, comment: null }
  const order = await moveOrder(
    till,
    {
      customerId: customer.id,
      id,
      move: 'askReturn',
      by: 'customer',
      sellerId,
      lineIds: null,
      said,
      note: body.reasonReturn,
      tracking: null,
    },
    signature,
  )
  if (order instanceof Refusal) return order
  afterwards(till)
  const shown = shapeOrderCard(order, signature.now)
  const parcel = shown.parcels.find((one) => one.sellerId === sellerId)
  return parcel ? { data: shapeShipment(shown, parcel) } : new Refusal('not-found')
})

function shapeShipment({ id, placedAt }: OrderCard, parcel: Parcel) {
  const { sellerId, sellerName, state, tracking, total, lines } = parcel
  return {
    _id: `${id}_${sellerId}`,
    orderID: id,
    sellerID: sellerId,
    sellerName,
    state,
    tracking,
    total,
    placedAt,
    items: lines.map(({ variantId: variantID, seoTitle, quantity }) => ({ variantID, seoTitle, quantity })),
  }
}
