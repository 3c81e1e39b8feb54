import type { Cart, CartLine } from '#contract/market/cart.ts'
import type { Cart as KeptCart, CartLine as KeptLine } from '../queries/cart.ts'
import { assessPiece, refusalFor } from './assess-line.ts'
import { takeOff } from './take-off.ts'

export function shapeCart({ version, lines: kept, promo }: KeptCart): Cart {
  const lines = kept.map(shapeLine)
  const size = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  // What can't be had costs nothing; what can only be had in part is counted as it was asked for.
  const subTotal = lines.reduce(
    (sum, line) => sum + (line.status === 'active' ? (line.lineTotal ?? 0) : 0),
    0,
  )
  const off = promo && takeOff(promo, subTotal)
  return { version, lines, size, subTotal, promo: off, shipping: 0, total: subTotal - (off?.discount ?? 0) }
}

function shapeLine(line: KeptLine): CartLine {
  const { piece, quantity, agreed } = line
  const assessed = assessPiece(piece, line, agreed)
  const { unit, status, left, maxOrderSize } = assessed
  return {
    id: line.id,
    mainPicture: piece.picture,
    productName: piece.product?.name ?? line.called,
    seoTitle: piece.variant?.seoTitle ?? line.called,
    urlSlug: piece.product?.urlSlug ?? null,
    variantId: line.variantId,
    sellerId: line.sellerId,
    sellerName: piece.offer?.sellerName ?? line.soldBy,
    optionId: line.optionId,
    optionName: piece.option?.name ?? null,
    swatchId: line.swatchId,
    swatchName: piece.swatch?.name.replaceAll('_', ' ') ?? null,
    quantity,
    rrp: unit,
    lineTotal: unit === null ? null : unit * quantity,
    priceWas: unit !== null && line.seenPrice !== null && line.seenPrice !== unit ? line.seenPrice : null,
    status,
    available: Math.min(left, maxOrderSize),
    maxOrderSize,
    leadTime: piece.offer?.leadTime ?? '',
    deliveryMethod: piece.offer?.deliveryMethod ?? '',
    deliveryCharges: piece.offer?.deliveryCharges ?? 0,
    offerId: agreed?.offerId ?? null,
    offerUntil: agreed?.until ? new Date(agreed.until * 1000).toISOString() : null,
    isOrderable: refusalFor(assessed, quantity) === null,
  }
}
