import type { StockStatus } from '#lib/price.ts'

/** What one seller offers for one variant, before surcharge, mark-up, VAT and discount. */
export interface Offer {
  sellerId: string
  sellerName: string
  basePrice: number
  deliveryCharges: number
  deliveryMethod: string
  leadTime: string
  status: StockStatus
  quantity: number
  maxOrderSize: number
}

/** What of an offer decides the price and whether the variant can be had. */
export type ListedOffer = Pick<Offer, 'sellerId' | 'basePrice' | 'deliveryCharges' | 'status'>

export interface OfferRow {
  variant_id: string
  seller_id: string
  seller_name: string
  base_price: number
  delivery_charge: number
  delivery_method: string
  lead_time: string
  inventory_status: StockStatus
  quantity: number
  max_order_size: number
}

/** What is there, and what an order held that wasn't paid in time: whoever looks, it is anybody's again. */
const had = `i.quantity + ifnull((SELECT sum(held.quantity) FROM order_lines held WHERE held.state = 'placed'
  AND held.variant_id = i.variant_id AND held.seller_id = i.seller_id AND held.held_until <= unixepoch()), 0)`

/** Of `seller_inventories i`. What has run out is out of stock, whatever the seller says. */
export const statusNow = `CASE WHEN i.inventory_status = 'active' AND ${had} = 0 THEN 'out_of_stock'
  ELSE i.inventory_status END`

/** Of `seller_inventories i` and `sellers s`. */
export const offerFacts = `
  s.name AS seller_name, i.base_price, i.delivery_charge, i.delivery_method,
  i.lead_time, ${had} AS quantity, i.max_order_size, ${statusNow} AS inventory_status`

export const offerColumns = `i.variant_id, i.seller_id, ${offerFacts}`

export function rowToOffer(row: OfferRow): Offer {
  return {
    sellerId: row.seller_id,
    sellerName: row.seller_name,
    basePrice: row.base_price,
    deliveryCharges: row.delivery_charge,
    deliveryMethod: row.delivery_method,
    leadTime: row.lead_time,
    status: row.inventory_status,
    quantity: row.quantity,
    maxOrderSize: row.max_order_size,
  }
}
