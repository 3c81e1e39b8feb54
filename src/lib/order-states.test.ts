import { describe, expect, test } from 'vitest'
import {
  type Mover,
  type OrderMove,
  leastAdvanced,
  mayMove,
  mayReturn,
  orderMoves,
  orderStates,
} from './order-states.ts'

const moves = Object.keys(orderMoves).filter((name): name is OrderMove => name in orderMoves)

/** Who can bring a line from one state to another, read from the table. */
function waysFrom(state: (typeof orderStates)[number], by: Mover): string[] {
  return moves.filter((move) => mayMove(move, state, by)).map((move) => orderMoves[move].to)
}

describe('a line of an order', () => {
  test.each([
    ['placed', ['cancelled']],
    ['paid', ['cancelled']],
    ['preparing', ['cancelled']],
    ['dispatched', []],
    ['delivered', ['return_asked']],
    ['return_asked', []],
    ['return_approved', []],
    ['returned', []],
    ['refunded', []],
    ['cancelled', []],
  ] as const)('that is %s can be brought by its customer to %j', (state, to) => {
    expect(waysFrom(state, 'customer')).toEqual(to)
  })

  test.each([
    ['placed', ['cancelled']],
    ['paid', ['cancelled', 'preparing']],
    ['preparing', ['cancelled', 'dispatched']],
    ['dispatched', ['delivered']],
    ['delivered', []],
    ['return_asked', ['delivered', 'return_approved']],
    ['return_approved', ['returned']],
    ['returned', ['refunded']],
    ['refunded', []],
    ['cancelled', []],
  ] as const)('that is %s can be brought by an operator to %j', (state, to) => {
    expect(waysFrom(state, 'operator')).toEqual(to)
  })

  test('is paid by the bank alone, and let go by the clock alone', () => {
    for (const state of orderStates) {
      expect(waysFrom(state, 'bank')).toEqual(state === 'placed' ? ['paid'] : [])
      expect(waysFrom(state, 'clock')).toEqual(state === 'placed' ? ['cancelled'] : [])
    }
  })

  test('can be sent back until fourteen days after it was there', () => {
    const day = 24 * 60 * 60
    expect(mayReturn(1_000, 1_000 + 14 * day)).toBe(true)
    expect(mayReturn(1_000, 1_001 + 14 * day)).toBe(false)
    expect(mayReturn(null, 1_000)).toBe(false)
  })
})

test.each([
  [['paid', 'dispatched'], 'paid'],
  [['cancelled', 'dispatched'], 'dispatched'],
  [['cancelled', 'cancelled'], 'cancelled'],
  [['delivered', 'refunded'], 'delivered'],
  [['refunded', 'cancelled'], 'refunded'],
] as const)('parcels that are %j make an order that is %s', (states, shown) => {
  expect(leastAdvanced(states)).toBe(shown)
})
