import { describe, expect, test } from 'vitest'
import { chooseSeller, displayedPrice, hidesPrice, rrpOf, undiscountedPrice } from './price.ts'

const plain = { basePrice: 10_000, surcharge: 0, markUp: 10_000, vatTax: 0, promotionalDiscount: 0 }

describe('the displayed price', () => {
  // Each row worked by hand.
  test.each([
    ['the base price alone', {}, 1, 10_000],
    ['the surcharge joins the base price', { surcharge: 2_500 }, 1, 12_500],
    ['a mark-up of a quarter', { markUp: 12_500 }, 1, 12_500],
    ['20 % VAT', { vatTax: 2_000 }, 1, 12_000],
    ['mark-up and VAT multiply', { markUp: 12_500, vatTax: 2_000 }, 1, 15_000],
    ['15 % off', { promotionalDiscount: 1_500 }, 1, 8_500],
    [
      'everything: (£866 + £100) × 1.25 × 1.2 less 15 %',
      { basePrice: 86_600, surcharge: 10_000, markUp: 12_500, vatTax: 2_000, promotionalDiscount: 1_500 },
      1,
      123_165,
    ],
    ['three pieces', { markUp: 12_500, vatTax: 2_000 }, 3, 45_000],
    ['nothing costs nothing', { basePrice: 0 }, 7, 0],
    [
      '33.33 p × 1.5 is 49.995 p: half a penny or more goes up',
      { basePrice: 3_333, markUp: 15_000 },
      1,
      5_000,
    ],
    ['exactly half a penny goes up', { basePrice: 1, markUp: 5_000 }, 1, 1],
    ['less than half a penny goes down', { basePrice: 1, markUp: 4_999 }, 1, 0],
    ['a piece is rounded before it is multiplied', { basePrice: 1, markUp: 5_000 }, 10, 10],
    ['the greatest discount leaves a trace', { promotionalDiscount: 9_999 }, 1, 1],
    [
      'ten million pounds keep every penny',
      {
        basePrice: 999_999_999,
        surcharge: 999_999_999,
        markUp: 99_999,
        vatTax: 9_999,
        promotionalDiscount: 1,
      },
      1,
      // 1,999,999,998 × 9.9999 × 1.9999 × 0.9999
      39_993_600_220,
    ],
  ])('%s', (_name, change, quantity, pence) => {
    expect(displayedPrice({ ...plain, ...change }, quantity)).toBe(pence)
  })

  test('the price without the discount forgets only the discount', () => {
    const reduced = { ...plain, markUp: 12_500, vatTax: 2_000, promotionalDiscount: 1_500 }
    expect(undiscountedPrice(reduced)).toBe(15_000)
    expect(displayedPrice(reduced)).toBe(12_750)
  })
})

describe('the seller', () => {
  const leith = { sellerId: 'leith', actualPrice: 9_900, deliveryCharges: 2_500 }
  const truro = { sellerId: 'truro', actualPrice: 11_000, deliveryCharges: 0 }
  const york = { sellerId: 'york', actualPrice: 10_000, deliveryCharges: 1_000 }

  test('the delivery charge is inside the price', () => {
    expect(rrpOf(leith)).toBe(12_400)
  })

  test.each([
    ['the cheapest with delivery, not without it', [leith, truro], undefined, 'truro'],
    ['the first of equals', [york, truro], undefined, 'york'],
    ['the one that is insisted on', [leith, truro], 'leith', 'leith'],
    ['the cheapest when nobody of that name sells it', [leith, truro], 'hull', 'truro'],
    ['nobody when nobody sells it', [], undefined, undefined],
  ])('%s', (_name, offers, insistedOn, chosen) => {
    expect(chooseSeller(offers, insistedOn)?.sellerId).toBe(chosen)
  })
})

describe('a hidden price', () => {
  test.each([
    [['active', 'order_by_email', 'out_of_stock'], true],
    [['active', 'out_of_stock'], false],
    [[], false],
  ] as const)('%j hides: %s', (statuses, hidden) => {
    expect(hidesPrice(statuses)).toBe(hidden)
  })
})
