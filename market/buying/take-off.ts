import type { Cart } from '#contract/market/cart.ts'
import { type MarketErrorCode, marketErrors } from '#contract/market/error.ts'
import { formatPence } from '#lib/money.ts'
import type { Promo } from '../queries/promo.ts'

/** What a code takes off a cart: never more than there is. */
export function takeOff(promo: Promo, subTotal: number): NonNullable<Cart['promo']> {
  const { code, description } = promo
  const refused = promoRefusal(promo, subTotal)
  const refusal = refused && marketErrors[refused][1].replace('{minimum}', formatPence(promo.minimum))
  return { code, description, refusal, discount: refused ? 0 : discountOf(promo, subTotal) }
}

/** Half a penny goes to the customer. */
function discountOf({ share, amount }: Promo, subTotal: number): number {
  const off = amount ?? Math.ceil((subTotal * (share ?? 0)) / 10_000)
  return Math.min(off, subTotal)
}

export function promoRefusal(
  { isOpen, isUsedUp, minimum }: Promo,
  subTotal: number,
): Extract<MarketErrorCode, `promo-${string}`> | null {
  if (!isOpen) return 'promo-over'
  if (isUsedUp) return 'promo-used'
  return subTotal < minimum ? 'promo-minimum' : null
}
