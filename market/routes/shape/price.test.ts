import { expect, test } from 'vitest'
import type { StockStatus } from '#lib/price.ts'
import { priceAt } from './price.ts'

/**
 * Section 9 of the specification, each row worked out apart from the code: (base + surcharges) × mark-up × (1 + VAT) less
 * the discount, then the delivery. In the columns: the seller's base price and what variant, option and swatch add, in
 * pence; mark-up, VAT and discount in basis points; the delivery; what offer, option and swatch say of their stock (a:
 * active, o: out of stock, e: by email), whether the product hides its price, and whether nobody offers the variant; then
 * the price, the price without discount, and the status.
 */
const table = `
  the base price alone                                   | 10000 0 - -                        | 10000 0 0       | 0    | a                | 10000 10000 active
  a penny                                                | 1 0 - -                            | 10000 0 0       | 0    | a                | 1 1 active
  a surcharge of the variant                             | 10000 2500 - -                     | 10000 0 0       | 0    | a                | 12500 12500 active
  an option’s surcharge on top                           | 10000 2500 1000 -                  | 10000 0 0       | 0    | a                | 13500 13500 active
  a swatch’s surcharge on top of that                    | 10000 2500 1000 200                | 10000 0 0       | 0    | a                | 13700 13700 active
  a swatch of the variant without an option              | 10000 0 - 750                      | 10000 0 0       | 0    | a                | 10750 10750 active
  an option that costs nothing more                      | 10000 0 0 -                        | 10000 0 0       | 0    | a                | 10000 10000 active
  a swatch that costs nothing more than its option       | 10000 0 1000 0                     | 10000 0 0       | 0    | a                | 11000 11000 active
  a mark-up of a quarter                                 | 10000 0 - -                        | 12500 0 0       | 0    | a                | 12500 12500 active
  a mark-up that takes a tenth away                      | 10000 0 - -                        | 9000 0 0        | 0    | a                | 9000 9000 active
  a mark-up of half a penny in the pound                 | 10000 0 - -                        | 10050 0 0       | 0    | a                | 10050 10050 active
  a mark-up on the surcharge too                         | 10000 2000 - -                     | 15000 0 0       | 0    | a                | 18000 18000 active
  a mark-up on all three surcharges                      | 10000 2000 1000 500                | 15000 0 0       | 0    | a                | 20250 20250 active
  20 % VAT                                               | 10000 0 - -                        | 10000 2000 0    | 0    | a                | 12000 12000 active
  5 % VAT                                                | 10000 0 - -                        | 10000 500 0     | 0    | a                | 10500 10500 active
  VAT of the whole again                                 | 10000 0 - -                        | 10000 10000 0   | 0    | a                | 20000 20000 active
  VAT on the surcharge too                               | 10000 2500 - -                     | 10000 2000 0    | 0    | a                | 15000 15000 active
  mark-up and VAT multiply                               | 10000 0 - -                        | 12500 2000 0    | 0    | a                | 15000 15000 active
  15 % off                                               | 10000 0 - -                        | 10000 0 1500    | 0    | a                | 8500 10000 active
  12.5 % off                                             | 10000 0 - -                        | 10000 0 1250    | 0    | a                | 8750 10000 active
  a third off, as near as basis points come              | 9000 0 - -                         | 10000 0 3333    | 0    | a                | 6000 9000 active
  all but a hundredth of a percent off                   | 10000 0 - -                        | 10000 0 9999    | 0    | a                | 1 10000 active
  a hundredth of a percent off                           | 10000 0 - -                        | 10000 0 1       | 0    | a                | 9999 10000 active
  off the surcharges too                                 | 10000 1000 500 100                 | 10000 0 1000    | 0    | a                | 10440 11600 active
  off after mark-up and VAT                              | 10000 0 - -                        | 12500 2000 1500 | 0    | a                | 12750 15000 active
  the Alder sofa in oat weave                            | 86600 0 - -                        | 12500 2000 1500 | 3900 | a                | 114315 133800 active
  the Alder sofa at the dearer seller                    | 89200 0 - -                        | 12500 2000 1500 | 4050 | a                | 117780 137850 active
  the Alder sofa in bouclé                               | 86600 0 6000 0                     | 12500 2000 1500 | 3900 | a                | 121965 142800 active
  the Alder sofa in cotton velvet                        | 86600 0 8000 0                     | 12500 2000 1500 | 3900 | a                | 124515 145800 active
  delivery is added once                                 | 10000 0 - -                        | 10000 0 0       | 2500 | a                | 12500 12500 active
  delivery bears no mark-up                              | 10000 0 - -                        | 15000 0 0       | 2500 | a                | 17500 17500 active
  delivery bears no VAT                                  | 10000 0 - -                        | 10000 2000 0    | 2500 | a                | 14500 14500 active
  delivery is never reduced                              | 10000 0 - -                        | 10000 0 5000    | 2500 | a                | 7500 12500 active
  delivery alone where the piece is nearly given away    | 1 0 - -                            | 10000 0 9999    | 499  | a                | 499 500 active
  delivery of a penny                                    | 10000 0 - -                        | 10000 0 0       | 1    | a                | 10001 10001 active
  half a penny goes up                                   | 1 0 - -                            | 5000 0 0        | 0    | a                | 1 1 active
  less than half a penny goes down                       | 1 0 - -                            | 4999 0 0        | 0    | a                | 0 0 active
  33.33 × 1.5 is 49.995                                  | 3333 0 - -                         | 15000 0 0       | 0    | a                | 5000 5000 active
  a third of 20 % VAT: 33.33 × 1.2 is 39.996             | 3333 0 - -                         | 10000 2000 0    | 0    | a                | 4000 4000 active
  12.5 % off 99.99 is 87.49125                           | 9999 0 - -                         | 10000 0 1250    | 0    | a                | 8749 9999 active
  17.5 % off 19.99 is 16.49175                           | 1999 0 - -                         | 10000 0 1750    | 0    | a                | 1649 1999 active
  exactly half a penny after the discount                | 10 0 - -                           | 10000 0 500     | 0    | a                | 10 10 active
  rounded after the surcharges are added, not before     | 1 1 1 1                            | 3750 0 0        | 0    | a                | 2 2 active
  rounded once after every rate                          | 1111 0 - -                         | 11111 1111 1111 | 0    | a                | 1219 1372 active
  ten million pounds keep every penny                    | 999999999 0 - -                    | 12345 1999 123  | 999  | a                | 1463057846 1481277548 active
  the dearest base price with every surcharge            | 1000000000 99999999 9999999 999999 | 10001 1 1       | 0    | a                | 1111111086 1111222208 active
  out of stock keeps its price                           | 10000 0 - -                        | 12500 2000 0    | 0    | o                | 15000 15000 out_of_stock
  out of stock with delivery and discount                | 10000 0 - -                        | 10000 0 1000    | 2500 | o                | 11500 12500 out_of_stock
  an option that is out of stock                         | 10000 0 1000 -                     | 10000 0 0       | 0    | ao               | 11000 11000 out_of_stock
  a swatch that is out of stock                          | 10000 0 1000 200                   | 10000 0 0       | 0    | aao              | 11200 11200 out_of_stock
  a swatch that is out of stock in an option that is too | 10000 0 1000 200                   | 10000 0 0       | 0    | aoo              | 11200 11200 out_of_stock
  a swatch in stock of an option that is out of it       | 10000 0 1000 200                   | 10000 0 0       | 0    | aoa              | 11200 11200 out_of_stock
  a seller without stock, whatever the option says       | 10000 0 1000 200                   | 10000 0 0       | 0    | oaa              | 11200 11200 out_of_stock
  by email at the seller                                 | 10000 0 - -                        | 10000 0 0       | 0    | e hidden         | - - order_by_email
  by email for the option                                | 10000 0 1000 -                     | 10000 0 0       | 0    | ae hidden        | - - order_by_email
  by email for the swatch                                | 10000 0 1000 200                   | 10000 0 0       | 0    | aae hidden       | - - order_by_email
  by email weighs more than out of stock                 | 10000 0 1000 200                   | 10000 0 0       | 0    | eoo hidden       | - - order_by_email
  by email elsewhere in the product hides it here        | 10000 0 - -                        | 12500 2000 1500 | 2500 | a hidden         | - - active
  by email elsewhere, and out of stock here              | 10000 0 - -                        | 10000 0 0       | 0    | o hidden         | - - out_of_stock
  nobody offers it                                       | 10000 0 - -                        | 10000 0 0       | 0    | a nobody         | - - out_of_stock
  nobody offers it, and an option is by email            | 10000 0 1000 -                     | 10000 0 0       | 0    | ae hidden nobody | - - order_by_email
  nobody offers it, and its swatch is in stock           | 10000 0 1000 200                   | 10000 0 0       | 0    | aaa nobody       | - - out_of_stock
`

const statuses: Record<string, StockStatus> = { a: 'active', o: 'out_of_stock', e: 'order_by_email' }

const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))

test('there are sixty of them and more', () => {
  expect(rows.length).toBeGreaterThanOrEqual(60)
})

test.each(rows)('%s', (_what, parts = '', rates = '', delivery = '', stock = '', expected = '') => {
  const [basePrice, surcharge, option, swatch] = numbersIn(parts)
  const [markUp, vatTax, promotionalDiscount] = numbersIn(rates)
  const [said = '', ...facts] = stock.split(' ')
  const [ofOffer, ofOption, ofSwatch] = said.split('').map((letter) => statuses[letter])
  const offer = {
    sellerId: 'ada',
    basePrice: basePrice ?? 0,
    deliveryCharges: Number(delivery),
    status: ofOffer ?? 'active',
  }
  const chosen = [
    { surcharge: option ?? null, status: ofOption ?? 'active' },
    { surcharge: swatch ?? null, status: ofSwatch ?? 'active' },
  ]
  const choices = chosen.flatMap(({ surcharge, status }) =>
    surcharge === null ? [] : [{ surcharge, status }],
  )
  const product = {
    rates: { markUp: markUp ?? 0, vatTax: vatTax ?? 0, promotionalDiscount: promotionalDiscount ?? 0 },
    hidesPrice: facts.includes('hidden'),
  }
  const sold = { surcharge: surcharge ?? 0, offer: facts.includes('nobody') ? undefined : offer }
  const [rrp, rrpWithoutDiscount] = numbersIn(expected)
  const inventoryStatus = expected.split(' ').at(-1)
  expect(priceAt(product, sold, choices)).toEqual({ rrp, rrpWithoutDiscount, inventoryStatus })
})

/** A dash is none. */
function numbersIn(text: string): (number | null)[] {
  return text.split(' ').map((word) => (word === '-' ? null : Number(word)))
}
