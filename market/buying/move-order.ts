import { type Mover, type OrderMove, type OrderState, mayMove, orderMoves } from '#lib/order-states.ts'
import { Refusal } from '../door/refusal.ts'
import { type Order, type OrderLine, linesIn } from '../queries/order.ts'
import { type WrittenMove, writeMove } from '../queries/order-move.ts'
import { findOrder } from '../queries/order-read.ts'
import type { Signature } from '../queries/write-once.ts'
import { type LetterKind, aboutOrder, letterOf } from './letters.ts'
import { sendMoneyBack } from './money-back.ts'
import { closeLetGo } from './settle.ts'
import { isReturnable } from './shape-order.ts'
import type { Till } from './till.ts'

export interface Said {
  reason: string | null
  comment: string | null
}

export interface Moving {
  /** With null everybody's: the operator's. */
  customerId: string | null
  id: string
  move: Exclude<OrderMove, 'pay' | 'lapse'>
  by: Mover
  sellerId: string | null
  lineIds: readonly string[] | null
  said: Said
  /** Of single lines, where it is something else. */
  saidOf?: ReadonlyMap<string, Said>
  note: string | null
  tracking: string | null
}

const mostTries = 4

/** Moves an order along, or some of its lines: as the table of states allows, and all of them or none. */
export async function moveOrder(till: Till, moving: Moving, signature: Signature): Promise<Order | Refusal> {
  const { db } = till
  for (let tries = 0; tries < mostTries; tries += 1) {
    const order = await findOrder(db, moving)
    if (!order) return new Refusal('not-found')
    const decided = decide(order, moving, signature.now)
    if (decided instanceof Refusal) return decided
    if (decided.lines.length === 0) return order
    const outcome = await writeMove(db, decided, signature)
    if (outcome === 'replayed') return new Refusal('signature-replayed')
    if (outcome === 'overtaken') continue
    await closeLetGo(till, order.id)
    await sendMoneyBack(till, order.id)
    return (await findOrder(db, moving)) ?? order
  }
  return new Refusal('order-too-late')
}

/** No lines at all where what is wanted has been done already: asking twice is no mistake. */
function decide(order: Order, moving: Moving, now: number): WrittenMove | Refusal {
  const { move, by, sellerId, lineIds, said, saidOf, note, tracking } = moving
  const scope = linesIn(order).filter(
    (line) => (sellerId === null || line.sellerId === sellerId) && (lineIds?.includes(line.id) ?? true),
  )
  if (scope.length === 0 || (lineIds !== null && scope.length < new Set(lineIds).size))
    return new Refusal('not-found')
  const { to } = orderMoves[move]
  const movable = scope.filter((line) => mayMove(move, line.state, by) && isInTime(line, moving, now))
  const others = scope.filter(
    (line) => !movable.includes(line) && line.state !== to && line.state !== 'cancelled',
  )
  const mustBeAll = move === 'cancel' || lineIds !== null
  if ((mustBeAll && others.length > 0) || (movable.length === 0 && scope.every(({ state }) => state !== to)))
    return new Refusal(whyNot(move, others))
  if (movable.some(({ state }) => state === 'placed') && movable.length < linesIn(order).length)
    return new Refusal('order-not-paid')
  const kind = letterKinds[move]
  return {
    orderId: order.id,
    lines: movable.map(({ id, state }) => ({ id, state, ...(saidOf?.get(id) ?? said) })),
    // A refund is one when the money has gone.
    to: move === 'refund' ? null : to,
    event:
      move === 'refund'
        ? { state: 'returned', sellerId, note: note ?? 'The money is on its way back' }
        : { state: to, sellerId, note },
    stockBack: move === 'cancel' || move === 'receiveReturn' ? move : null,
    refund: refundOf(order, move, movable),
    tracking,
    letter: kind ? letterOf(kind, aboutOrder(order, movable), letterNote(moving)) : null,
  }
}

const beyondAsking: readonly OrderState[] = ['return_approved', 'returned', 'refunded']

function whyNot(move: OrderMove, lines: readonly OrderLine[]) {
  if (move === 'cancel') return 'order-too-late'
  if (move !== 'askReturn') return 'order-not-there'
  return lines.some(({ state }) => beyondAsking.includes(state)) ? 'return-under-way' : 'return-too-late'
}

const letterKinds: Partial<Record<OrderMove, LetterKind>> = {
  cancel: 'cancelled',
  dispatch: 'dispatched',
  deliver: 'delivered',
  askReturn: 'return_asked',
  refuseReturn: 'return_refused',
  approveReturn: 'return_approved',
  receiveReturn: 'returned',
}

function letterNote({ note, tracking }: Moving): string | null {
  const parts = [tracking === null ? null : `Follow it: ${tracking}`, note].filter((part) => part !== null)
  return parts.length > 0 ? parts.join('\n') : null
}

function isInTime(line: OrderLine, { move }: Moving, now: number): boolean {
  return move !== 'askReturn' || isReturnable(line, now)
}

/** What was paid for the lines; an order that isn't paid has nothing to give back. */
function refundOf(order: Order, move: OrderMove, lines: readonly OrderLine[]): number {
  if (order.payment.status !== 'succeeded' || (move !== 'cancel' && move !== 'refund')) return 0
  return lines.reduce((sum, { unit, quantity, discount }) => sum + unit * quantity - discount, 0)
}
