import {
  type PriceBasis,
  type StockStatus,
  chooseSeller,
  displayedPrice,
  rrpOf,
  undiscountedPrice,
} from '#lib/price.ts'
import type { SoldProduct } from '../../queries/listed-product.ts'
import type { ListedOffer as Asked } from '../../queries/offer.ts'

/** Null where the product hides its price or nobody offers the variant. */
interface Priced {
  rrp: number | null
  rrpWithoutDiscount: number | null
  inventoryStatus: StockStatus
}

/** What of a product and a variant decides the price. */
type Product = Pick<SoldProduct, 'rates' | 'hidesPrice'>
interface Variant<Some extends Asked> {
  surcharge: number
  offers: Some[]
}

/** What chose an option or swatch adds to the price, and whether it can be had itself. */
interface Choice {
  surcharge: number
  status: StockStatus
}

/** A variant at one seller; at none where nobody offers it. */
export interface Sold<Some extends Asked> {
  surcharge: number
  offer: Some | undefined
}

/** The price and stock of a variant at the seller that the shop chooses. */
export function shapePrice(product: Product, variant: Variant<Asked>): Priced {
  return priceAt(product, atChosenSeller(product, variant))
}

export function atChosenSeller<Some extends Asked>(product: Product, variant: Variant<Some>): Sold<Some> {
  return { surcharge: variant.surcharge, offer: chosenOffer(product, variant) }
}

/** The price and stock of a variant, or of what is chosen on it. */
export function priceAt(
  product: Product,
  { surcharge: ofVariant, offer }: Sold<Asked>,
  choices: Choice[] = [],
): Priced {
  const inventoryStatus = worst([offer?.status ?? 'out_of_stock', ...choices.map(({ status }) => status)])
  if (!offer || product.hidesPrice) return { rrp: null, rrpWithoutDiscount: null, inventoryStatus }
  const surcharge = choices.reduce((sum, choice) => sum + choice.surcharge, ofVariant)
  const basis = basisOf(product, offer, surcharge)
  const { deliveryCharges } = offer
  return {
    rrp: rrpOf({ actualPrice: displayedPrice(basis), deliveryCharges }),
    rrpWithoutDiscount: rrpOf({ actualPrice: undiscountedPrice(basis), deliveryCharges }),
    inventoryStatus,
  }
}

/** What one seller asks for a variant, without delivery. */
export function actualPrice(
  product: Product,
  variant: Pick<Variant<Asked>, 'surcharge'>,
  offer: Asked,
): number {
  return displayedPrice(basisOf(product, offer, variant.surcharge))
}

function chosenOffer<Some extends Asked>(product: Product, variant: Variant<Some>): Some | undefined {
  return chooseSeller(
    variant.offers.map((offer) => ({ ...offer, actualPrice: actualPrice(product, variant, offer) })),
  )
}

function basisOf(product: Product, { basePrice }: Asked, surcharge: number): PriceBasis {
  return { ...product.rates, basePrice, surcharge }
}

const severity: Record<StockStatus, number> = { active: 0, out_of_stock: 1, order_by_email: 2 }

function worst(statuses: StockStatus[]): StockStatus {
  return statuses.reduce((gravest, status) => (severity[status] > severity[gravest] ? status : gravest))
}
