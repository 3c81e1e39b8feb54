import type { OrderState } from '#lib/order-states.ts'

export interface OrderRow {
  id: string
  site: string
  customer_id: string | null
  sub_total: number
  promo_code: string | null
  discount: number
  total: number
  /** JSON. */
  address: string
  email: string | null
  placed_at: number
}

interface OfOrder {
  order_id: string
}

export interface LineRow extends OfOrder {
  id: string
  product_id: string
  variant_id: string
  seller_id: string
  option_id: string | null
  swatch_id: string | null
  product_name: string
  seo_title: string
  url_slug: string
  option_name: string | null
  swatch_name: string | null
  /** JSON. */
  picture: string | null
  quantity: number
  unit: number
  discount: number
  state: OrderState
  held_until: number
  delivered_at: number | null
  reason: string | null
  comment: string | null
}

export interface ParcelRow extends OfOrder {
  seller_id: string
  seller_name: string
  delivery_method: string
  lead_time: string
  tracking: string | null
}

export interface PaymentRow extends OfOrder {
  provider: 'stripe' | 'test-bank'
  intent_id: string | null
  status: 'needs-card' | 'needs-challenge' | 'processing' | 'declined' | 'succeeded' | 'cancelled'
  decline: string | null
  brand: string | null
  last4: string | null
}

export interface RefundRow extends OfOrder {
  id: string
  amount: number
  state: 'wanted' | 'done'
  wanted_at: number
}

export interface EventRow extends OfOrder {
  seller_id: string | null
  state: OrderState
  note: string | null
  at: number
}
