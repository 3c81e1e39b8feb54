import type { Product } from '#contract/market/product.ts'

/** What is asked about, and whom. */
export interface Subject {
  productId: string
  variantId: string
  sellerId: string
  sellerName: string
  name: string
  title: string | null
  picture: Product['variants'][number]['mainPicture']
}
