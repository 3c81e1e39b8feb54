import { expect, test } from 'vitest'
import { formatPence, formatPercentOff } from './money.ts'

test.each([
  [0, '£0.0'],
  [5, '£0.05'],
  [4_550, '£45.5'],
  [4_555, '£45.55'],
  [129_900, '£1,299.0'],
  [123_456_789, '£1,234,567.89'],
])('%i pence read %s', (pence, text) => {
  expect(formatPence(pence)).toBe(text)
})

test.each([
  [0.15, '15% off'],
  [0.125, '12.5% off'],
  [0.3333, '33.33% off'],
  [0.0001, '0.01% off'],
  [0.07, '7% off'],
])('a discount of %f reads %s', (fraction, text) => {
  expect(formatPercentOff(fraction)).toBe(text)
})

test('no discount says nothing', () => {
  expect(formatPercentOff(0)).toBeNull()
})
