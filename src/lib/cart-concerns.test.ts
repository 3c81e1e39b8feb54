import { describe, expect, test } from 'vitest'
import { concernsOf } from './cart-concerns.ts'

const line = {
  quantity: 2,
  unitPence: 15_250,
  wasPence: null,
  status: 'active',
  available: 5,
  maxOrderSize: 10,
  offerId: null,
  offerUntil: null,
  isOrderable: true,
} as const

const said = (changes: Partial<Parameters<typeof concernsOf>[0]>) =>
  concernsOf({ ...line, ...changes }).map(({ tone, text }) => `${tone}: ${text}`)
const agreed = { offerId: 'O1', offerUntil: '2026-12-01T09:00:00.000Z' }
const stuck = { isOrderable: false } as const

describe('of a line in the cart', () => {
  test('that is as it was nothing is said', () => expect(said({})).toEqual([]))

  test.each([
    [{ wasPence: 16_000 }, 'news: The price has gone down: it was £160.0 when you added this.'],
    [{ wasPence: 15_000 }, 'news: The price has gone up: it was £150.0 when you added this.'],
    [{ ...agreed }, 'news: At the price that you agreed with the seller. It holds until 1 December 2026.'],
    [{ ...agreed, wasPence: 9_000 }, 'news: The price that you agreed has run out.'],
    [{ ...stuck, status: 'gone' }, 'trouble: Item not available for sale. Please remove it to go on.'],
    [
      { ...stuck, status: 'out_of_stock', available: 0 },
      'trouble: Temporarily out of stock. Please remove it to go on.',
    ],
    [
      { ...stuck, status: 'order_by_email', unitPence: null },
      'trouble: The price of this is given on request: ask for it by email.',
    ],
    [
      { ...stuck, maxOrderSize: 1, available: 1 },
      'trouble: Quantity exceeds maximum allowed order size of 1',
    ],
    [{ ...stuck, available: 1 }, 'trouble: Only 1 of these can be had just now.'],
  ] as const)('%j is said: %s', (changes, sentence) => expect(said(changes)).toEqual([sentence]))
})

test('an agreed price that has run out on a thing without a price of its own says what to do', () => {
  const over = { ...agreed, ...stuck, status: 'order_by_email', unitPence: null, available: 0 } as const
  expect(said(over)).toEqual([
    'news: The price that you agreed has run out.',
    'trouble: The price of this is given on request: ask for it by email.',
  ])
})
