import type { OrderMove } from '#lib/order-states.ts'
import type { Row } from '../sql.ts'
import type { PastOrder } from './past.ts'
import type { ToldOrder } from './told-order.ts'

/** What sellers do they do parcel by parcel, and the money tells by itself when it goes back. */
export function eventRows({ parcels, reason }: PastOrder, { id, placedAt, steps }: ToldOrder): Row[] {
  const event = (row: Row): Row => ({ order_id: id, seller_id: null, note: null, ...row })
  return [
    event({ state: 'placed', at: placedAt }),
    ...steps.flatMap(({ move, to, at, givesMoney }) => {
      const sellers: Row[] = sellersMoves.has(move)
        ? parcels.map(({ sellerId }) => ({ seller_id: sellerId }))
        : [{}]
      const note = move === 'cancel' || move === 'askReturn' ? reason : null
      return [
        ...(move === 'refund' ? [] : sellers.map((seller) => event({ ...seller, state: to, note, at }))),
        ...(givesMoney ? [event({ state: to, note: 'Money sent back', at })] : []),
      ]
    }),
  ]
}

const sellersMoves: ReadonlySet<OrderMove> = new Set([
  'prepare',
  'dispatch',
  'deliver',
  'approveReturn',
  'receiveReturn',
])
