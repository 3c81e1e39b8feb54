// The price a shopper sees, in whole pence (spec 1, section 9).
export function shownPrice({ base, markUp, vatTax, discount }, surcharge = 0) {
  return Math.round((base + surcharge) * markUp * (1 + vatTax) * (1 - discount))
}
