import { expect, test } from 'vitest'
import { contrastOf } from './contrast.ts'

test('black on white has the greatest contrast, a colour on itself the least', () => {
  expect(contrastOf('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrastOf('#9A4326', '#9A4326')).toBe(1)
})

test('contrast is the same both ways round', () => {
  expect(contrastOf('#2F4B5C', '#FBFAF8')).toBe(contrastOf('#FBFAF8', '#2F4B5C'))
})

test('the greys on either side of AA on white are told apart', () => {
  expect(contrastOf('#767676', '#FFFFFF')).toBeGreaterThanOrEqual(4.5)
  expect(contrastOf('#777777', '#FFFFFF')).toBeLessThan(4.5)
})
