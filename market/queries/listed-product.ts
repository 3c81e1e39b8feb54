import type { ListedOffer } from './offer.ts'
import type { Picture } from './picture.ts'

export interface ListedVariant {
  id: string
  name: string
  seoTitle: string
  urlSlug: string
  surcharge: number
  mainPicture: Picture
  offers: ListedOffer[]
}

/** A product as far as lists and its own page tell the same of it; what of it may be shown is decided where it becomes an answer. */
export interface SoldProduct {
  id: string
  name: string
  urlSlug: string
  brand: { name: string; urlSlug: string }
  leadVariantId: string
  rates: { markUp: number; vatTax: number; promotionalDiscount: number }
  hidesPrice: boolean
  reviewCount: number
  ratingSum: number
}

export interface ListedProduct extends SoldProduct {
  /** Under which the index knows it. */
  number: number
  variants: ListedVariant[]
}
