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

/** A product with what makes its prices; what of it may be shown is decided where it becomes an answer. */
export interface ListedProduct {
  id: string
  /** Under which the index knows it. */
  number: number
  name: string
  urlSlug: string
  brand: { name: string; urlSlug: string }
  leadVariantId: string
  rates: { markUp: number; vatTax: number; promotionalDiscount: number }
  hidesPrice: boolean
  reviewCount: number
  ratingSum: number
  variants: ListedVariant[]
}

export interface ListedProductRow {
  id: string
  number: number
  name: string
  url_slug: string
  brand_name: string
  brand_slug: string
  lead_variant_id: string
  mark_up: number
  vat_tax: number
  promotional_discount: number
  hides_price: number
  review_count: number
  rating_sum: number
}

/** Of `products p`, its brand `b` and the site's row `listed`. */
export const listedProductColumns = `
  (SELECT number FROM product_numbers n WHERE n.product_id = p.id) AS number,
  p.id, p.name, p.url_slug, b.name AS brand_name, b.url_slug AS brand_slug, listed.lead_variant_id,
  p.mark_up, p.vat_tax, p.promotional_discount, p.review_count, p.rating_sum,
  EXISTS (SELECT 1 FROM hidden_prices h WHERE h.product_id = p.id) AS hides_price`

export function rowToListedProduct(row: ListedProductRow, variants: ListedVariant[]): ListedProduct {
  return {
    id: row.id,
    number: row.number,
    name: row.name,
    urlSlug: row.url_slug,
    brand: { name: row.brand_name, urlSlug: row.brand_slug },
    leadVariantId: row.lead_variant_id,
    rates: { markUp: row.mark_up, vatTax: row.vat_tax, promotionalDiscount: row.promotional_discount },
    hidesPrice: row.hides_price === 1,
    reviewCount: row.review_count,
    ratingSum: row.rating_sum,
    variants,
  }
}
