import type { StockStatus } from '../price.ts'
import { impossibleQuantity } from '../quantity.ts'

/** 1 nothing sellable is chosen; 2 out of stock; 3 more than can be had. */
export type CartCheck = 1 | 2 | 3

interface Chosen {
  offer: { quantity: number; maxOrderSize: number } | null
  price: { rrp: number | null; inventoryStatus: StockStatus }
}

/** Why what is chosen can't go into the cart; null where it can. */
export function cartCheck({ offer, price }: Chosen, quantity: number): CartCheck | null {
  if (!offer || price.rrp === null) return 1
  if (price.inventoryStatus !== 'active' || offer.quantity === 0) return 2
  return quantity > Math.min(offer.quantity, offer.maxOrderSize) ? 3 : null
}

/** The same in words, for whoever stands before the button. */
export function cartReason(chosen: Chosen, quantity: number): string | null {
  const code = cartCheck(chosen, quantity)
  return code && reasons[code](chosen, quantity)
}

const reasons: Record<CartCheck, (chosen: Chosen, quantity: number) => string> = {
  1: () => 'Item not available for sale',
  2: () => 'Temporarily out of stock',
  3: ({ offer }, quantity) =>
    offer && quantity > offer.maxOrderSize
      ? `Quantity exceeds maximum allowed order size of ${offer.maxOrderSize}`
      : impossibleQuantity,
}
