import { z } from 'zod'
import { finish, media } from './model.ts'
import { pence, shownPrice } from './money.ts'
import { picture, variantPicture } from './picture.ts'
import { noReviews, productReviews } from './reviews.ts'
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
  finishes: z.array(finish).default([]),
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

/** What one seller asks where an option or a swatch is chosen. */
const choicePrice = priced.extend({ id: z.string() })

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

/** The same where a product is shown whole: with what the variant and its choices cost at this seller. */
const variantOffer = sellerInventory.extend({
  /** Where the seller sends from, and the line under its name; null where it hasn't said. */
  town: z.string().nullable(),
  line: z.string().nullable(),
  variant: priced.extend({
    options: z.array(choicePrice.extend({ swatches: z.array(choicePrice) })),
    swatches: z.array(choicePrice),
  }),
})
export type VariantOffer = z.infer<typeof variantOffer>

const variant = variantCard.extend({
  mainPicture: variantPicture,
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
  medias: z.array(variantPicture),
  finishes: z.array(finish).default([]),
  options: z.array(option),
  swatches: z.array(swatch),
  quantity: z.int().nonnegative(),
  /** Whoever asks least with delivery, also where the price is hidden; null where nobody offers the variant. */
  selectedSeller: z.string().nullable(),
  sellerInventories: z.array(variantOffer),
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
  category: z.array(
    tagRef.extend({ parent: tagRef.pick({ tagId: true, name: true, urlSlug: true }).nullable() }),
  ),
  room: z.array(tagRef),
  tags: z.array(z.object({ tagId: z.string(), type: z.string() })),
  medias: z.array(media).default([]),
  /** The first of them; the others have a call of their own. */
  reviews: productReviews.default(noReviews),
  variants: z.array(variant).min(1),
})
export type Product = z.infer<typeof product>
