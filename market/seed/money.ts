interface Rates {
  /** Basis points, as in the products table. */
  markUp: number
  vat: number
}

/**
 * The price before mark-up and VAT, in pence, of a price that a shopper reads in pounds. Throws where it
 * would not come out as the same penny again.
 */
export function priceBefore(shownInPounds: number, { markUp, vat }: Rates): number {
  const factor = (markUp * (10_000 + vat)) / 100_000_000
  const pence = (shownInPounds * 100) / factor
  if (!Number.isInteger(pence))
    throw new Error(`£${shownInPounds} can't be had at a mark-up of ${markUp} and VAT of ${vat}.`)
  return pence
}
