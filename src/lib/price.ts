/** Where a price comes from: pence and basis points (10,000 is the whole). */
export interface PriceBasis {
  basePrice: number
  surcharge: number
  /** 12500 multiplies by 1.25. */
  markUp: number
  /** 2000 adds 20 %. */
  vatTax: number
  /** 1500 takes 15 % off. */
  promotionalDiscount: number
}

/** What a seller asks of the shopper for one piece, in pence. */
interface SellerPrice {
  actualPrice: number
  deliveryCharges: number
}

export type StockStatus = 'active' | 'out_of_stock' | 'order_by_email'

const whole = 10_000n

/**
 * Spec 1, section 9: (base price + surcharge) × quantity × mark-up × (1 + VAT), less the discount.
 * One piece is rounded once, half a penny up, and the quantity multiplies what the shopper was shown,
 * so that a cart's line is always its quantity times the price on the page.
 */
export function displayedPrice(basis: PriceBasis, quantity = 1): number {
  return pieceInPence(basis) * quantity
}

/** The price to strike through beside a reduced one. */
export function undiscountedPrice(basis: PriceBasis, quantity = 1): number {
  return displayedPrice({ ...basis, promotionalDiscount: 0 }, quantity)
}

/** A line costs what its seller asks with the delivery inside; shipping is never added again. */
export function rrpOf(price: SellerPrice): number {
  return price.actualPrice + price.deliveryCharges
}

/** The cheapest with delivery sells, the first of equals; a shopper may insist on another. */
export function chooseSeller<Offer extends SellerPrice & { sellerId: string }>(
  offers: readonly Offer[],
  insistedOn?: string,
): Offer | undefined {
  const insisted = offers.find((offer) => offer.sellerId === insistedOn)
  return insisted ?? offers.reduce(cheaper, offers[0])
}

/** Spec 1, section 4: order_by_email anywhere in a product hides its price everywhere. */
export function hidesPrice(statuses: Iterable<StockStatus>): boolean {
  return new Set(statuses).has('order_by_email')
}

/** Whole numbers without bounds: pence times three rates outgrow what a double counts exactly. */
function pieceInPence(basis: PriceBasis): number {
  const scaled =
    BigInt(basis.basePrice + basis.surcharge) *
    BigInt(basis.markUp) *
    (whole + BigInt(basis.vatTax)) *
    (whole - BigInt(basis.promotionalDiscount))
  const scale = whole * whole * whole
  return Number((scaled + scale / 2n) / scale)
}

function cheaper<Offer extends SellerPrice>(best: Offer | undefined, offer: Offer): Offer {
  return best && rrpOf(best) <= rrpOf(offer) ? best : offer
}
