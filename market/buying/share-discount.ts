/** Parts of a discount by what each line costs; their sum is the discount to the penny. */
export function shareDiscount(discount: number, totals: readonly number[]): number[] {
  const whole = totals.reduce((sum, total) => sum + total, 0)
  if (whole === 0) return totals.map(() => 0)
  let [costBefore, givenBefore] = [0, 0]
  return totals.map((total) => {
    costBefore += total
    // What all lines up to this one get, less what those before it have got: nothing is lost by rounding.
    const upToHere = Math.round((discount * costBefore) / whole)
    const part = upToHere - givenBefore
    givenBefore = upToHere
    return part
  })
}
