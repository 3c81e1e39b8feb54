import { z } from 'zod'
import { defineCall } from './call.ts'
import { id } from './id.ts'
import { pence, shownPrice } from './money.ts'
import { picture } from './picture.ts'
import { inventoryStatus } from './product.ts'

const nullableText = z.string().nullable()

/** Something in a cart, with what is true of it now. */
export const cartLine = z.object({
  id: z.string(),
  mainPicture: picture.nullable(),
  productName: z.string(),
  seoTitle: z.string(),
  /** The product's, as its address begins with it; null once it isn't sold any more. */
  urlSlug: nullableText,
  variantId: z.string(),
  sellerId: z.string(),
  sellerName: z.string(),
  optionId: nullableText,
  optionName: nullableText,
  swatchId: nullableText,
  swatchName: nullableText,
  quantity: z.int().positive(),
  /** Of one, with the seller's delivery inside; null where there is no price to show. */
  rrp: shownPrice,
  lineTotal: shownPrice,
  /** What one cost when the customer last set the line, where that was something else. */
  priceWas: shownPrice,
  /** `gone`: not sold here any more. */
  status: z.enum([...inventoryStatus.options, 'gone']),
  /** How many can be had now. */
  available: z.int().nonnegative(),
  maxOrderSize: z.int().positive(),
  leadTime: z.string(),
  deliveryMethod: z.string(),
  deliveryCharges: pence,
  /** The seller's offer that was accepted; its price holds until then. */
  offerId: nullableText,
  offerUntil: z.iso.datetime().nullable(),
  /** Whether it can be ordered as it stands. */
  isOrderable: z.boolean(),
})
export type CartLine = z.infer<typeof cartLine>

const promo = z.object({
  code: z.string(),
  description: z.string(),
  discount: pence,
  /** Why it takes nothing off just now; null while it does. */
  refusal: nullableText,
})

/** Always the whole of it. Of two answers the one with the higher version is the later. */
export const cart = z.object({
  version: z.int().nonnegative(),
  lines: z.array(cartLine),
  /** The pieces, as the badge counts them. */
  size: z.int().nonnegative(),
  subTotal: pence,
  promo: promo.nullable(),
  shipping: pence,
  total: pence,
})
export type Cart = z.infer<typeof cart>

export const mostOfALine = 9_999
export const cartQuantity = z.coerce.number().int().min(1).max(mostOfALine)

const ofCarts = {
  family: 'customer',
  audience: 'customer',
  keep: 'nothing',
  query: z.object({}),
  body: z.undefined(),
  result: z.object({ cart }),
} as const

const refusals = [
  'item-not-available',
  'price-on-request',
  'out-of-stock',
  'stock-short',
  'order-size-exceeded',
] as const

export const putIntoCart = defineCall({
  ...ofCarts,
  name: 'putIntoCart',
  summary:
    'Put something into the cart. The quantity is the whole line’s, whatever it was; with adding it comes on top.',
  effect: 'write',
  method: 'POST',
  path: '/api/customer/cart',
  body: z.strictObject({
    variantId: id,
    sellerId: id,
    quantity: z.int().min(1).max(mostOfALine),
    optionId: id.nullish(),
    swatchId: id.nullish(),
    adding: z.boolean().default(false),
  }),
  refusals: [...refusals, 'cart-full'],
})

export const changeCartLine = defineCall({
  ...ofCarts,
  name: 'changeCartLine',
  summary:
    'Set how many of a line; the last one who says so is right. Also takes note of a price that has changed.',
  effect: 'write',
  method: 'PUT',
  path: '/api/customer/cart/{id}',
  query: z.object({ id, quantity: cartQuantity }),
  refusals: ['not-found', ...refusals],
})

export const removeCartLine = defineCall({
  ...ofCarts,
  name: 'removeCartLine',
  summary: 'Take a line out of the cart.',
  effect: 'write',
  method: 'DELETE',
  path: '/api/customer/cart/{id}',
  query: z.object({ id }),
  refusals: ['not-found'],
})

export const readCart = defineCall({
  ...ofCarts,
  name: 'readCart',
  summary: 'The cart, with prices and stock as they are now.',
  effect: 'read',
  method: 'GET',
  path: '/api/customer/carts',
})

export const clearCart = defineCall({
  ...ofCarts,
  name: 'clearCart',
  summary: 'Empty the cart.',
  effect: 'write',
  method: 'DELETE',
  path: '/api/customer/carts/clear',
})

export const setCartPromo = defineCall({
  ...ofCarts,
  name: 'setCartPromo',
  summary: 'Use a promo code for this cart.',
  effect: 'write',
  method: 'PUT',
  path: '/api/customer/carts/promo',
  body: z.strictObject({ code: z.string().trim().min(1).max(40) }),
  refusals: ['promo-unknown', 'promo-over', 'promo-used', 'promo-minimum'],
})

export const dropCartPromo = defineCall({
  ...ofCarts,
  name: 'dropCartPromo',
  summary: 'Use no promo code for this cart.',
  effect: 'write',
  method: 'DELETE',
  path: '/api/customer/carts/promo',
})
