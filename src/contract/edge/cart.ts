import * as z from 'zod/mini'

export const cartPath = '/api/cart'
export const cartLinesPath = '/api/cart/lines'
export const cartPromoPath = '/api/cart/promo'
/** The page that shows it, and says what became of a form. */
export const cartPage = '/purchase/cart'

export function cartLinePath(lineId: string): string {
  return `${cartLinesPath}/${encodeURIComponent(lineId)}`
}

const id = z.string().check(z.regex(/^[\w-]{1,64}$/))
export const lineQuantity = z.int().check(z.minimum(1), z.maximum(9999))

/** What comes into a cart, on top of what is there. */
export const cartWish = z.object({
  variantId: id,
  sellerId: id,
  quantity: lineQuantity,
  optionId: z.optional(id),
  swatchId: z.optional(id),
  /** Goes on to the cart after a successful add. */
  buyNow: z.optional(z.boolean()),
  /** Where to come back to after signing in. */
  page: z.string().check(z.maxLength(1000)),
})
export type CartWish = z.input<typeof cartWish>

/** How many of a line there are to be. */
export const lineChange = z.object({ quantity: lineQuantity })
export const promoWish = z.object({ code: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) })

const picture = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  colour: z.string(),
  name: z.string(),
})

const line = z.object({
  id: z.string(),
  picture: z.nullable(picture),
  productName: z.string(),
  seoTitle: z.string(),
  /** Null once it isn't sold any more. */
  path: z.nullable(z.string()),
  variantId: z.string(),
  sellerId: z.string(),
  sellerName: z.string(),
  optionId: z.nullable(z.string()),
  optionName: z.nullable(z.string()),
  swatchId: z.nullable(z.string()),
  swatchName: z.nullable(z.string()),
  quantity: z.int(),
  /** Of one, delivery inside; null where there is no price to show. */
  unitPence: z.nullable(z.int()),
  linePence: z.nullable(z.int()),
  /** What one cost when the line was last set, where that was something else. */
  wasPence: z.nullable(z.int()),
  status: z.enum(['active', 'out_of_stock', 'order_by_email', 'gone']),
  available: z.int(),
  maxOrderSize: z.int(),
  leadTime: z.string(),
  deliveryMethod: z.string(),
  deliveryPence: z.int(),
  offerId: z.nullable(z.string()),
  offerUntil: z.nullable(z.string()),
  isOrderable: z.boolean(),
})
export type CartLine = z.infer<typeof line>

/** Of two answers the one with the higher version is the later. */
export const cartAnswer = z.object({
  version: z.int(),
  lines: z.array(line),
  size: z.int(),
  subTotalPence: z.int(),
  promo: z.nullable(
    z.object({
      code: z.string(),
      description: z.string(),
      discountPence: z.int(),
      refusal: z.nullable(z.string()),
    }),
  ),
  shippingPence: z.int(),
  totalPence: z.int(),
})
export type Cart = z.infer<typeof cartAnswer>

/** What a browser keeps of it, to show it at once; `owner` tells one session from another. */
export const cartMirrorKey = 'cart'
export const cartMirror = z.object({ owner: z.string(), keptAt: z.number(), cart: cartAnswer })

/** What open tabs tell each other; no cart: somebody has signed out. */
export const cartMessage = z.object({ owner: z.string(), cart: z.nullable(cartAnswer) })

/** What was taken out and can be put back. */
const undo = z.object({
  variantId: id,
  sellerId: id,
  quantity: lineQuantity,
  optionId: z.nullable(id),
  swatchId: z.nullable(id),
})
export type CartUndo = z.infer<typeof undo>

/** What became of a form, for the cart's page. */
export const cartNote = z.object({
  outcome: z.enum(['done', 'refused']),
  message: z.string(),
  undo: z.optional(undo),
})
export type CartNote = z.infer<typeof cartNote>
