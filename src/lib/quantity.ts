export const impossibleQuantity = 'This quantity is not possible to delivery'

export interface Quantity {
  value: number
  /** What was asked for can't be had, and the quantity is 1 again. */
  refused: boolean
}

/** A quantity as someone typed it: what can't be delivered becomes 1, and says so. */
export function quantityOf(typed: string | null, available: number): Quantity {
  if (typed === null) return { value: 1, refused: false }
  const value = /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : 0
  return value >= 1 && value <= available ? { value, refused: false } : { value: 1, refused: true }
}
