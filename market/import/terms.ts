import type { ReadRow } from './row.ts'

/** What a product's prices are multiplied by, in basis points. */
export interface Rates {
  markUp: number
  vatTax: number
  discount: number
}

/** What a row says of prices; undefined leaves as it is. */
export interface Terms {
  basePrice: number | undefined
  surcharge: number | undefined
  markUp: number | undefined
  vatTax: number | undefined
  discount: number | undefined
}

const whole = 10_000
/** How far the price that is struck through may be moved so that the reduced one is exact. */
const leeway = 0.005

/**
 * Either `base_price` with what multiplies it, or `price` alone: what shoppers pay, with nothing to multiply it by.
 * `product` is what the product's other rows and variants go by. Returns a reason where that doesn't go together.
 */
export function termsOf(
  row: ReadRow,
  product: { rates: Rates | undefined; isInUse: boolean },
): Terms | string {
  const { base_price, price, surcharge, mark_up, vat_tax, discount } = row
  if (base_price !== undefined || price === undefined)
    return { basePrice: base_price, surcharge, markUp: mark_up, vatTax: vat_tax, discount }
  if (mark_up !== undefined || vat_tax !== undefined || surcharge !== undefined)
    return 'price: is what shoppers pay; mark_up, vat_tax and surcharge go with base_price'
  const { rates } = product
  if (rates && (rates.markUp !== whole || rates.vatTax !== 0))
    return 'price: this product’s prices are made of base_price, mark_up and vat_tax; give base_price'
  const reduced = reduce(row, price, product.isInUse ? rates?.discount : undefined)
  return typeof reduced === 'string' ? reduced : { ...reduced, surcharge: 0, markUp: whole, vatTax: 0 }
}

/** The price to reduce and by how much, so that it comes out as `sale_price` to the penny. */
function reduce(
  { sale_price: sale, discount }: ReadRow,
  price: number,
  shared: number | undefined,
): Pick<Terms, 'basePrice' | 'discount'> | string {
  if (sale === undefined || sale >= price) {
    const own = sale === undefined ? (discount ?? 0) : 0
    return shared === undefined || shared === own
      ? { basePrice: price, discount: own }
      : oneDiscount(own, shared)
  }
  const own = Math.min(Math.round((1 - sale / price) * whole), whole - 1)
  const used = shared ?? own
  const near = Math.round((sale * whole) / (whole - used))
  const exact = [near, near - 1, near + 1].find((base) => reducedPrice(base, used) === sale)
  if (exact === undefined || Math.abs(exact - price) > Math.max(1, price * leeway))
    return oneDiscount(own, used)
  return { basePrice: exact, discount: used }
}

/** As `lib/price` rounds it: half a penny up. */
function reducedPrice(base: number, discount: number): number {
  return Math.floor((base * (whole - discount) + whole / 2) / whole)
}

function oneDiscount(own: number, shared: number): string {
  return `sale_price: takes ${own / 100} % off, and another row of this product ${shared / 100} %; a product has one discount`
}
