import { expect, test } from 'vitest'
import { displayedPrice } from '#lib/price.ts'
import { readRow } from './row.ts'
import { type Terms, termsOf } from './terms.ts'

function termsFor(cells: Record<string, string>): Terms {
  const reading = readRow({ id: 'a', ...cells })
  if (!reading.ok) throw new Error(reading.reason)
  const terms = termsOf(reading.row, { rates: undefined, isInUse: false })
  if (typeof terms === 'string') throw new Error(terms)
  return terms
}

const shown = ({ basePrice = 0, surcharge = 0, markUp = 0, vatTax = 0, discount = 0 }: Terms) =>
  displayedPrice({ basePrice, surcharge, markUp, vatTax, promotionalDiscount: discount })

const prices = [1, 99, 100, 999, 1_999, 12_900, 12_999, 64_900, 129_999, 999_999, 12_345_678]
const pounds = (pence: number) => (pence / 100).toFixed(2)

test.each(prices)('a price of %i pence is shown as it is', (price) => {
  expect(shown(termsFor({ price: pounds(price) }))).toBe(price)
})

test.each(prices.filter((price) => price > 99))('of %i pence any reduced price is exact', (price) => {
  for (let part = 1; part <= 60; part++) {
    const sale = Math.max(1, Math.floor((price * part) / 61))
    const terms = termsFor({ price: pounds(price), sale_price: pounds(sale) })
    expect(shown(terms), `${sale} pence`).toBe(sale)
    // Half of a hundredth of a per cent, as far as the discount is from the true one.
    const leeway = Math.max(1, (price * price * 0.000_05) / sale + 1)
    expect(Math.abs((terms.basePrice ?? 0) - price)).toBeLessThanOrEqual(leeway)
  }
})

test('a base price keeps what multiplies it', () => {
  const terms = termsFor({
    base_price: '100',
    surcharge: '10',
    mark_up: '1.25',
    vat_tax: '20 %',
    discount: '15',
  })
  expect(shown(terms)).toBe(14_025)
})
