import { bytesOfName, orderName } from '../../buying/order-name.ts'
import { type OrderMove, type OrderState, orderMoves } from '#lib/order-states.ts'
import { chance } from '../from-catalogue/chance.ts'
import { historyOf } from './history.ts'
import { moment } from './moment.ts'
import type { PastOrder } from './past.ts'

export type ToldOrder = ReturnType<typeof toldOrder>

/** An order of the past at one site: its name, its moments and its money. */
export function toldOrder(site: string, order: PastOrder) {
  const bytes = Uint8Array.from({ length: bytesOfName }, (_, at) => chance(site, order.id, at) * 256)
  const placedAt = moment(order.daysAgo, site, order.id)
  return {
    id: orderName(bytes),
    placedAt,
    total: order.lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0),
    steps: historyOf(order).map(({ move, to, daysAgo }) => ({
      move,
      to,
      at: move === 'pay' ? placedAt : moment(daysAgo, site, order.id, move),
      ...given(move),
    })),
  }
}

/** Every order of the past was paid for: what is called off gives the money back too. */
function given(move: OrderMove) {
  const { gives }: { to: OrderState; gives?: 'stock-back' | 'money-back' } = orderMoves[move]
  return { givesStock: gives === 'stock-back', givesMoney: gives === 'money-back' || move === 'cancel' }
}
