/** As far as a line of an order can come, the least advanced first; cancelled ones are out of the race. */
export const orderStates = [
  'placed',
  'paid',
  'preparing',
  'dispatched',
  'delivered',
  'return_asked',
  'return_approved',
  'returned',
  'refunded',
  'cancelled',
] as const
export type OrderState = (typeof orderStates)[number]

export type Mover = 'bank' | 'clock' | 'customer' | 'operator'

interface Move {
  from: readonly OrderState[]
  to: OrderState
  by: readonly Mover[]
  /** What it does besides. */
  gives?: 'stock-back' | 'money-back'
}

export const returnDays = 14

/** What may happen to a line of an order, and who may do it. */
export const orderMoves = {
  pay: { from: ['placed'], to: 'paid', by: ['bank'] },
  lapse: { from: ['placed'], to: 'cancelled', by: ['clock'], gives: 'stock-back' },
  cancel: {
    from: ['placed', 'paid', 'preparing'],
    to: 'cancelled',
    by: ['customer', 'operator'],
    gives: 'stock-back',
  },
  prepare: { from: ['paid'], to: 'preparing', by: ['operator'] },
  dispatch: { from: ['preparing'], to: 'dispatched', by: ['operator'] },
  deliver: { from: ['dispatched'], to: 'delivered', by: ['operator'] },
  askReturn: { from: ['delivered'], to: 'return_asked', by: ['customer'] },
  refuseReturn: { from: ['return_asked'], to: 'delivered', by: ['operator'] },
  approveReturn: { from: ['return_asked'], to: 'return_approved', by: ['operator'] },
  receiveReturn: { from: ['return_approved'], to: 'returned', by: ['operator'], gives: 'stock-back' },
  refund: { from: ['returned'], to: 'refunded', by: ['operator'], gives: 'money-back' },
} as const satisfies Record<string, Move>
export type OrderMove = keyof typeof orderMoves

export type OperatorsMove = {
  [Name in OrderMove]: 'operator' extends (typeof orderMoves)[Name]['by'][number] ? Name : never
}[OrderMove]

export function mayMove(move: OrderMove, state: OrderState, by: Mover): boolean {
  const { from, by: movers }: Move = orderMoves[move]
  return from.includes(state) && movers.includes(by)
}

/** A parcel, and an order, is where the least advanced of it is. */
export function leastAdvanced(states: readonly OrderState[]): OrderState {
  const ranks = states.map((state) => orderStates.indexOf(state))
  return orderStates[Math.min(...ranks)] ?? 'cancelled'
}

/** Whether something that was delivered then may still be sent back; both in seconds. */
export function mayReturn(deliveredAt: number | null, now: number): boolean {
  return deliveredAt !== null && now <= deliveredAt + returnDays * 24 * 60 * 60
}

/** What a customer reads. */
export const stateNames: Record<OrderState, string> = {
  placed: 'Waiting for payment',
  paid: 'Paid',
  preparing: 'Being prepared',
  dispatched: 'On its way',
  delivered: 'Delivered',
  return_asked: 'Return asked for',
  return_approved: 'Return approved',
  returned: 'Returned',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
}
