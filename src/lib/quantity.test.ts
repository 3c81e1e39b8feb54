import { expect, test } from 'vitest'
import { quantityOf } from './quantity.ts'

test.each([
  [null, 1],
  ['1', 1],
  ['5', 5],
  [' 3 ', 3],
])('%s of 5 can be had', (typed, value) => {
  expect(quantityOf(typed, 5)).toEqual({ value, refused: false })
})

test.each(['6', '0', '-1', '1.5', '', 'two', '1e1', '99999999999999999999'])(
  '"%s" of 5 becomes 1, and that is said',
  (typed) => {
    expect(quantityOf(typed, 5)).toEqual({ value: 1, refused: true })
  },
)

test('nothing can be had of nothing', () => {
  expect(quantityOf('1', 0)).toEqual({ value: 1, refused: true })
})
