import { z } from 'zod'
import { picture } from '#contract/market/picture.ts'

/** How an order of the past stands. */
export const pastStates = ['preparing', 'dispatched', 'delivered', 'cancelled', 'refunded'] as const
export type PastState = (typeof pastStates)[number]

/** Before the day on which it is told. */
const daysAgo = z.int().positive()
const text = z.string().min(1)

const choice = {
  productId: text,
  variantId: text,
  sellerId: text,
  optionId: text.nullable(),
  swatchId: text.nullable(),
  quantity: z.int().positive(),
}

const line = z.object({
  ...choice,
  productName: text,
  seoTitle: text,
  urlSlug: text,
  optionName: text.nullable(),
  swatchName: text.nullable(),
  picture,
  /** Pence a piece, delivery inside. */
  unit: z.int().positive(),
})

const parcel = z.object({
  sellerId: text,
  sellerName: text,
  deliveryMethod: text,
  leadTime: text,
})

const order = z.object({
  id: text,
  daysAgo,
  state: z.enum(pastStates),
  reason: text.nullable(),
  lines: z.array(line).min(1),
  /** One a seller. */
  parcels: z.array(parcel).min(1),
})

const enquiry = z.object({
  ...choice,
  id: text,
  daysAgo,
  sellerName: text,
  productName: text,
  variantName: text,
  choiceName: z.string(),
  message: text,
  offer: z.object({ price: z.int().positive(), note: text }).nullable(),
})

const review = z.object({
  productId: text,
  rating: z.int(),
  title: text,
  body: text,
  daysAgo,
  isVerified: z.boolean(),
})

const style = z.object({ id: text, score: z.int() })

/** All that a test customer has done, whichever site sells it. `npm run seed:build` makes it. */
export const past = z.object({
  subject: text,
  name: text,
  email: text,
  accountType: z.literal(['DECORAIT_PRO_CLIENT', 'DECORAIT_TRADE', 'DECORAIT_PRO']),
  shownAs: text,
  address: z.object({
    addressName: text,
    streetA: text,
    streetB: text.nullable(),
    city: text,
    country: text,
    postcode: text,
    mobileNumber: text,
  }),
  card: z.object({ brand: text, last4: text.length(4) }),
  bookmarks: z.array(z.object({ productId: text, daysAgo })),
  orders: z.array(order),
  enquiries: z.array(enquiry),
  reviews: z.array(review),
  verdict: z.object({ name: text, styles: z.tuple([style, style]) }),
})

export type Past = z.infer<typeof past>
export type PastOrder = Past['orders'][number]
export type PastEnquiry = Past['enquiries'][number]

/** Somebody's past at a site: what of it that site sells. */
export interface PastAt {
  site: string
  past: Past
}
