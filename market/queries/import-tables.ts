import type { TagKind } from './tag.ts'

/** What a batch writes, table by table. Null leaves what is there as it is; of something new nothing is null that must be. */
export interface ImportTables {
  tags: NewTag[]
  pictures: PictureToWrite[]
  products: ProductToWrite[]
  productTags: Tagging[]
  variants: VariantToWrite[]
  variantTags: Tagging[]
  galleries: { id: string; pictures: string[] }[]
  offers: OfferToWrite[]
  /** Products that stand on these sites and on no others. */
  assortments: { id: string; sites: string[] }[]
  places: PlaceToWrite[]
}

interface NewTag {
  id: string
  kind: TagKind
  name: string
  urlSlug: string
  parentId: string | null
}

export interface PictureToWrite {
  url: string
  name: string
  width: number | null
  height: number | null
  colour: string | null
}

export interface ProductToWrite {
  id: string
  name: string | null
  urlSlug: string | null
  brandId: string | null
  seoTitle: string | null
  seoDescription: string | null
  summary: string | null
  deliveryNote: string | null
  priceSuffix: string | null
  markUp: number | null
  vatTax: number | null
  discount: number | null
}

export interface Tagging {
  id: string
  /** Of these kinds it bears the tags that follow, and no others. */
  kinds: TagKind[]
  tags: { id: string; kind: TagKind }[]
}

export interface VariantToWrite {
  id: string
  productId: string
  /** Its place among the new variants of its product. */
  at: number
  name: string | null
  seoTitle: string | null
  metaTitle: string | null
  urlSlug: string | null
  description: string | null
  sku: string | null
  ean: string | null
  height: number | null
  width: number | null
  length: number | null
  surcharge: number | null
  picture: string | null
}

export interface OfferToWrite {
  variantId: string
  sellerId: string
  basePrice: number | null
  deliveryCharge: number | null
  deliveryMethod: string | null
  leadTime: string | null
  status: string | null
  quantity: number | null
  maxOrderSize: number | null
}

export interface PlaceToWrite {
  site: string
  productId: string
  /** Its place among those that come last. */
  at: number
  rank: number | null
  leadId: string | null
  /** Who leads where nobody does yet. */
  firstId: string
  /** A product that the site doesn't sell stays away. */
  onlyIfThere: boolean
}
