import type { CartLine } from '#contract/market/cart.ts'
import { Refusal } from '../door/refusal.ts'
import type { Wish } from '../queries/cart.ts'
import type { Piece } from '../queries/cart-piece.ts'
import { priceAt } from '../routes/shape/price.ts'

/** What is true of a wish now. */
export interface Assessed {
  status: CartLine['status']
  /** Of one, delivery inside, in pence. */
  unit: number | null
  /** How many there are, whatever may be ordered at once. */
  left: number
  maxOrderSize: number
}

/** A price that was agreed upon, for as long as it holds. */
interface Agreed {
  price: number
  isOver: boolean
}

export function assessPiece(piece: Piece, wish: Wish, agreed: Agreed | null = null): Assessed {
  const { product, variant, offer } = piece
  if (!product || !variant || !offer || !isWhole(piece, wish)) return gone
  const { quantity: left, maxOrderSize } = offer
  if (agreed && !agreed.isOver)
    return { status: left > 0 ? 'active' : 'out_of_stock', unit: agreed.price, left, maxOrderSize }
  const choices = [piece.option, piece.swatch].filter((choice) => choice !== null)
  const priced = priceAt(product, { surcharge: variant.surcharge, offer }, choices)
  const status = product.hidesPrice ? 'order_by_email' : priced.inventoryStatus
  return { status, unit: priced.rrp, left: status === 'active' ? left : 0, maxOrderSize }
}

/** Null when that many can be bought. */
export function refusalFor({ status, left, maxOrderSize }: Assessed, quantity: number): Refusal | null {
  if (status === 'gone') return new Refusal('item-not-available')
  if (status === 'order_by_email') return new Refusal('price-on-request')
  if (status === 'out_of_stock') return new Refusal('out-of-stock')
  if (quantity > maxOrderSize) return new Refusal('order-size-exceeded', [], { max: maxOrderSize })
  return quantity > left ? new Refusal('stock-short', [], { left }) : null
}

const gone: Assessed = { status: 'gone', unit: null, left: 0, maxOrderSize: 1 }

/** What was chosen is still there, and the swatch is one of the option's. */
function isWhole({ option, swatch }: Piece, { optionId, swatchId }: Wish): boolean {
  const hasOption = optionId === null || option !== null
  const hasSwatch = swatchId === null || (swatch !== null && swatch.optionId === optionId)
  return hasOption && hasSwatch
}
