import { describe, expect, test } from 'vitest'
import { shareDiscount } from './share-discount.ts'

describe('a discount shared out', () => {
  test.each([
    [100, [100, 100, 100], [33, 34, 33]],
    [1, [5, 5], [1, 0]],
    [1_525, [15_250], [1_525]],
    [30_500, [15_250, 15_250], [15_250, 15_250]],
    [0, [10, 20], [0, 0]],
    [0, [0, 0], [0, 0]],
  ])('%i over %j', (discount, totals, parts) => {
    expect(shareDiscount(discount, totals)).toEqual(parts)
  })

  test('loses no penny, and gives no line more than it costs', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const totals = Array.from({ length: 1 + (seed % 7) }, (_, at) => (seed * 7919 * (at + 3)) % 10_007)
      const whole = totals.reduce((sum, total) => sum + total, 0)
      const discount = Math.floor(whole * ((seed % 101) / 100))
      const parts = shareDiscount(discount, totals)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole === 0 ? 0 : discount)
      parts.forEach((part, at) => {
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBeLessThanOrEqual(totals[at] ?? 0)
      })
    }
  })
})
