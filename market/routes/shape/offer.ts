import type { SellerInventory } from '#contract/market/product.ts'
import type { StockStatus } from '#lib/price.ts'
import type { ListedVariant, SoldProduct } from '../../queries/listed-product.ts'
import type { Offer } from '../../queries/offer.ts'
import { actualPrice } from './price.ts'

const statusWords: Record<StockStatus, string> = {
  active: 'In stock',
  out_of_stock: 'Temporarily out of stock',
  order_by_email: 'Price on request',
}

/** What one seller offers of a variant. */
export function shapeOffer(
  product: Pick<SoldProduct, 'rates' | 'hidesPrice'>,
  variant: Pick<ListedVariant, 'id' | 'surcharge'>,
  offer: Offer,
): SellerInventory {
  return {
    sellerId: offer.sellerId,
    sellerName: offer.sellerName,
    variantId: variant.id,
    actualPrice: product.hidesPrice ? null : actualPrice(product, variant, offer),
    deliveryCharges: offer.deliveryCharges,
    deliveryMethod: offer.deliveryMethod,
    leadTime: offer.leadTime,
    inventoryStatus: offer.status,
    inventoryStatusStr: statusWords[offer.status],
    quantity: offer.quantity,
    maxOrderSize: offer.maxOrderSize,
  }
}
