import { z } from 'zod'
import { orderStates } from '#lib/order-states.ts'
import { addressTypes } from './addresses.ts'
import { pence } from './money.ts'
import { payment } from './payment.ts'
import { picture } from './picture.ts'

const nullableText = z.string().nullable()
export const orderState = z.enum(orderStates)
const moment = z.iso.datetime()

/** As the order remembers it, whatever has become of it in the catalogue. */
const orderLine = z.object({
  id: z.string(),
  productId: z.string(),
  variantId: z.string(),
  sellerId: z.string(),
  optionId: nullableText,
  swatchId: nullableText,
  productName: z.string(),
  seoTitle: z.string(),
  urlSlug: z.string(),
  optionName: nullableText,
  swatchName: nullableText,
  mainPicture: picture.nullable(),
  quantity: z.int().positive(),
  rrp: pence,
  lineTotal: pence,
  /** Its part of what the code took off. */
  discount: pence,
  state: orderState,
  /** Until when it can be sent back; null while it can't. */
  returnUntil: moment.nullable(),
  /** What was said of it when it was called off or sent back. */
  reason: nullableText,
  comment: nullableText,
})
export type OrderLine = z.infer<typeof orderLine>

/** What one seller sends. */
const parcel = z.object({
  sellerId: z.string(),
  sellerName: z.string(),
  state: orderState,
  deliveryMethod: z.string(),
  leadTime: z.string(),
  tracking: nullableText,
  total: pence,
  lines: z.array(orderLine),
})
export type Parcel = z.infer<typeof parcel>

const happening = z.object({ at: moment, state: orderState, sellerName: nullableText, note: nullableText })

const refund = z.object({ amount: pence, at: moment, isDone: z.boolean() })

const orderAddress = z.object({
  name: nullableText,
  addressName: nullableText,
  streetA: z.string(),
  streetB: nullableText,
  city: z.string(),
  country: z.string(),
  postcode: nullableText,
  addressType: z.enum(addressTypes),
  mobileNumber: nullableText,
})

export const orderCard = z.object({
  id: z.string(),
  placedAt: moment,
  /** The least advanced of its parcels. */
  state: orderState,
  size: z.int().positive(),
  subTotal: pence,
  promoCode: nullableText,
  discount: pence,
  shipping: pence,
  total: pence,
  refunded: pence,
  parcels: z.array(parcel),
})
export type OrderCard = z.infer<typeof orderCard>

export const order = orderCard.extend({
  address: orderAddress,
  email: nullableText,
  /** Until when an order that isn't paid keeps its pieces; null once it is, or isn't any more. */
  heldUntil: moment.nullable(),
  card: z.object({ brand: z.string(), last4: z.string() }).nullable(),
  payment,
  refunds: z.array(refund),
  history: z.array(happening),
  /** What the customer can do with it now. */
  mayCancel: z.boolean(),
  mayReturn: z.boolean(),
  mayPay: z.boolean(),
})
export type Order = z.infer<typeof order>
