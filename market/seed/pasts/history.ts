import { type OrderMove, type OrderState, orderMoves } from '#lib/order-states.ts'
import type { PastOrder, PastState } from './past.ts'

const sent = ['pay', 'prepare', 'dispatch'] as const
const sentBack = ['askReturn', 'approveReturn', 'receiveReturn', 'refund'] as const

/** What has happened to an order of which no more is known than how it stands. */
const ways: Record<PastState, readonly OrderMove[]> = {
  preparing: ['pay', 'prepare'],
  dispatched: sent,
  delivered: [...sent, 'deliver'],
  cancelled: ['pay', 'cancel'],
  refunded: [...sent, 'deliver', ...sentBack],
}

/** How long after the order. */
const daysAfter: Record<OrderMove, number> = {
  pay: 0,
  lapse: 0,
  cancel: 1,
  prepare: 1,
  dispatch: 4,
  deliver: 6,
  askReturn: 9,
  refuseReturn: 10,
  approveReturn: 10,
  receiveReturn: 15,
  refund: 16,
}

interface Step {
  move: OrderMove
  to: OrderState
  /** Before the day on which it is told. */
  daysAgo: number
}

/** From its placing to how it stands, as the table of states allows it. */
export function historyOf({ id, state, daysAgo }: Pick<PastOrder, 'id' | 'state' | 'daysAgo'>): Step[] {
  let at: OrderState = 'placed'
  const steps: Step[] = []
  for (const move of ways[state]) {
    const { from, to }: { from: readonly OrderState[]; to: OrderState } = orderMoves[move]
    if (!from.includes(at)) throw new Error(`What is ${at} can't ${move}: the past of ${id} never was.`)
    steps.push({ move, to, daysAgo: daysAgo - daysAfter[move] })
    at = to
  }
  if (steps.some((step) => step.daysAgo < 1)) throw new Error(`The past of ${id} isn't over yet.`)
  return steps
}
