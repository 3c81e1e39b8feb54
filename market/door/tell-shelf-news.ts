import { createMiddleware } from 'hono/factory'
import { olderProcessOrder, olderReturnShipment, olderSaveOrder } from '#contract/market/older-orders.ts'
import { moveOrder, operatorOrder, operatorOrders, tidyOrders } from '#contract/market/operator-orders.ts'
import {
  answerChallenge,
  cancelOrder,
  listOrders,
  payOrder,
  placeOrder,
  readOrder,
} from '#contract/market/orders.ts'
import { shelfNewsHeader } from '#contract/market/shelf-news.ts'
import { takeShelfNews } from '../queries/shelf-news.ts'
import type { Market } from '../worker.ts'

/** Calls that take from shelves, put back, or let go of what wasn't paid. */
const stir = new Set(
  [
    placeOrder,
    payOrder,
    answerChallenge,
    cancelOrder,
    listOrders,
    readOrder,
    moveOrder,
    operatorOrder,
    operatorOrders,
    tidyOrders,
    olderSaveOrder,
    olderProcessOrder,
    olderReturnShipment,
  ].map(({ name }) => name),
)

/** Whoever asked shows the shop: its pages must not say that there is something where nothing is left. */
export function tellShelfNews() {
  return createMiddleware<Market>(async function tellShelfNews(context, next) {
    await next()
    const { call } = context.var
    if (call === null || !stir.has(call)) return
    const tags = await takeShelfNews(context.env.DB)
    if (tags.length > 0) context.header(shelfNewsHeader, tags.join(' '))
  })
}
