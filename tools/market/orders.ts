import type { z } from 'zod'
import { type OrderState, orderStates, stateNames } from '#lib/order-states.ts'
import { lineTitle } from '#lib/line-title.ts'
import { formatPence } from '#lib/money.ts'
import {
  type OperatorMove,
  moveOrder,
  operatorOrder,
  operatorOrders,
} from '#contract/market/operator-orders.ts'
import { Obstacle } from '../command.ts'
import { table } from '../table.ts'
import { askMarket } from './answer.ts'
import type { Line } from './line.ts'

type OrderPage = z.output<typeof operatorOrders.result>
type Order = z.output<typeof operatorOrder.result>['order']

const most = 50

export async function listAllOrders(line: Line, status: string | undefined): Promise<string> {
  const { orders, totalCount } = await ordersOf(line, status)
  if (orders.length === 0) return 'There is no such order.'
  const rows = orders.map(({ id, site, placedAt, state, total, email }) => [
    id,
    site,
    placedAt.slice(0, 16).replace('T', ' '),
    stateNames[state],
    formatPence(total),
    email ?? '',
  ])
  return withRest(table(['order', 'site', 'placed', 'is', 'comes to', 'customer'], rows), totalCount)
}

export async function showOrder(line: Line, id: string): Promise<string> {
  const { order } = await askMarket(line, operatorOrder, { query: { id: idOf(id) } })
  return inWords(order)
}

/** One seller's parts of orders, each with what an operator would call them by. */
export async function listParcels(line: Line, status: string | undefined): Promise<string> {
  const { orders, totalCount } = await ordersOf(line, undefined)
  const wanted = status === undefined ? null : stateOf(status)
  const rows = orders.flatMap(({ id, parcels }) =>
    parcels
      .filter(({ state }) => (wanted === null ? state !== 'cancelled' : state === wanted))
      .map(({ sellerId, state, lines, tracking }) => [
        id,
        sellerId,
        stateNames[state],
        lines.map(thingOf).join(', '),
        tracking ?? '',
      ]),
  )
  if (rows.length === 0) return 'There is no such parcel.'
  return withRest(table(['order', 'seller', 'is', 'holds', 'tracking'], rows), totalCount)
}

const returning: readonly OrderState[] = ['return_asked', 'return_approved', 'returned', 'refunded']

export async function listReturns(line: Line): Promise<string> {
  const { orders, totalCount } = await ordersOf(line, undefined)
  const rows = orders.flatMap(({ id, parcels }) =>
    parcels.flatMap(({ lines }) =>
      lines
        .filter(({ state }) => returning.includes(state))
        .map((line) => [
          id,
          line.sellerId,
          stateNames[line.state],
          thingOf(line),
          [line.reason, line.comment].filter(Boolean).join(': '),
        ]),
    ),
  )
  if (rows.length === 0) return 'Nobody wants to return anything.'
  return withRest(table(['order', 'seller', 'is', 'what', 'because'], rows), totalCount)
}

export interface MoveWish {
  id: string
  sellerId: string | undefined
  move: OperatorMove
  note: string | undefined
  tracking: string | undefined
}

export async function move(line: Line, wish: MoveWish): Promise<string> {
  const { id, sellerId, note, tracking } = wish
  const body = { move: wish.move, sellerId: sellerId && idOf(sellerId), note, tracking }
  const { order } = await askMarket(line, moveOrder, { query: { id: idOf(id) }, body })
  return inWords(order)
}

async function ordersOf(line: Line, status: string | undefined): Promise<OrderPage> {
  const query = { size: most, ...(status === undefined ? {} : { status: stateOf(status) }) }
  return askMarket(line, operatorOrders, { query })
}

function stateOf(text: string): OrderState {
  const state = orderStates.find((name) => name === text)
  if (state) return state
  throw new Obstacle(`--status is "${text}"; it must be ${orderStates.join(', ')}.`)
}

function idOf(text: string): string {
  if (/^[\w-]{1,64}$/.test(text)) return text
  throw new Obstacle(`"${text}" is no id: "npm run market -- orders" prints those of orders and sellers.`)
}

function inWords(order: Omit<Order, 'site'>): string {
  const { id, state, total, refunded, payment, parcels, history } = order
  const head = `Order ${id}: ${stateNames[state]}. ${formatPence(total)}, payment ${payment.status} by ${payment.provider}.`
  const back = refunded > 0 ? [`${formatPence(refunded)} goes back or has gone.`] : []
  const rows = parcels.flatMap(({ sellerId, lines }) =>
    lines.map((line) => [sellerId, thingOf(line), formatPence(line.lineTotal), stateNames[line.state]]),
  )
  const steps = history.map(({ at, state: reached, sellerName, note }) =>
    [at.slice(0, 16).replace('T', ' '), stateNames[reached], sellerName, note].filter(Boolean).join(', '),
  )
  return [head, ...back, '', table(['seller', 'what', 'comes to', 'is'], rows), '', ...steps].join('\n')
}

function thingOf(line: { quantity: number; productName: string; seoTitle: string }): string {
  return `${line.quantity} × ${lineTitle(line)}`
}

function withRest(shown: string, totalCount: number): string {
  return totalCount > most
    ? `${shown}\nThese are of the latest ${most} orders; there are ${totalCount}.`
    : shown
}
