const pounds = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 2 })

/** £1,299.0 and £45.5: one to two decimals, as the specification gives them. */
export function formatPence(pence: number): string {
  return `£${pounds.format(pence / 100)}`
}

/** The off percentage of a fraction, up to two decimals; null when there is nothing off. */
export function formatPercentOff(fraction: number): string | null {
  const percent = Math.round(fraction * 10_000) / 100
  return percent > 0 ? `${percent}% off` : null
}
