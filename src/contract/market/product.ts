import { z } from 'zod'
import { pence, shownPrice } from './money.ts'
import { picture } from './picture.ts'
import { tagRef } from './tag.ts'

export const inventoryStatus = z.enum(['active', 'out_of_stock', 'order_by_email'])
export type InventoryStatus = z.infer<typeof inventoryStatus>

export const priced = z.object({
  rrp: shownPrice,
  rrpWithoutDiscount: shownPrice,
  inventoryStatus,
})

const swatch = priced.extend({
  id: z.string(),
  name: z.string(),
  tags: z.array(tagRef),
  mainPicture: picture.nullable(),
})

const option = priced.extend({ id: z.string(), name: z.string(), swatches: z.array(swatch) })

/** A variant as a tile shows it. */
export const variantCard = priced.extend({
  id: z.string(),
  name: z.string(),
  seoTitle: z.string(),
  urlSlug: z.string(),
  mainPicture: picture,
})

/** What one seller offers for one variant. */
export const sellerInventory = z.object({
  sellerId: z.string(),
  sellerName: z.string(),
  variantId: z.string(),
  actualPrice: shownPrice,
  deliveryCharges: pence,
  deliveryMethod: z.string(),
  leadTime: z.string(),
  inventoryStatus,
  inventoryStatusStr: z.string(),
  quantity: z.int().nonnegative(),
  maxOrderSize: z.int().positive(),
})
export type SellerInventory = z.infer<typeof sellerInventory>

const variant = variantCard.extend({
  metaTitle: z.string(),
  description: z.string(),
  inventoryReference: z.string(),
  eanNumber: z.string().nullable(),
  heightDim: z.int().positive().nullable(),
  widthDim: z.int().positive().nullable(),
  lengthDim: z.int().positive().nullable(),
  colour: z.array(tagRef),
  material: z.array(tagRef),
  style: z.array(tagRef),
  medias: z.array(picture),
  options: z.array(option),
  swatches: z.array(swatch),
  quantity: z.int().nonnegative(),
  sellerInventories: z.array(sellerInventory),
})
export type Variant = z.infer<typeof variant>

/** A product as a tile shows it. */
export const productCard = z.object({
  productId: z.string(),
  name: z.string(),
  urlSlug: z.string(),
  brand: z.object({ name: z.string(), urlSlug: z.string() }),
  defaultVariant: z.string(),
  variants: z.array(variantCard).min(1),
  /** A fraction: .15 is shown as 15 % off. */
  promotionalDiscount: z.number().min(0).lt(1),
  numberReviews: z.int().nonnegative(),
  averageReview: z.number().min(0).max(5).nullable(),
})
export type ProductCard = z.infer<typeof productCard>

export const product = productCard.extend({
  seo_title: z.string(),
  seo_description: z.string(),
  productSummary: z.string(),
  deliveryNote: z.string(),
  priceSuffix: z.string(),
  category: z.array(tagRef),
  room: z.array(tagRef),
  tags: z.array(z.object({ tagId: z.string(), type: z.string() })),
  variants: z.array(variant).min(1),
})
export type Product = z.infer<typeof product>
