/**
 * £1,299.0 and £45.5: one to two decimals, as the specification gives them. By hand: the first number that a browser's Intl
 * formats costs a slow phone fifty milliseconds.
 */
export function formatPence(pence: number): string {
  const pounds = (pence / 100).toFixed(2).replace(/0$/, '')
  return `£${pounds.replaceAll(/\B(?=(?:\d{3})+\.)/g, ',')}`
}

/** The off percentage of a fraction, up to two decimals; null when there is nothing off. */
export function formatPercentOff(fraction: number): string | null {
  const percent = Math.round(fraction * 10_000) / 100
  return percent > 0 ? `${percent}% off` : null
}
