import type { TagKind } from '#contract/market/tag.ts'
import type { ProductSet } from './product-set.ts'

export interface IndexedTag {
  id: string
  kind: TagKind
  urlSlug: string
  /** Where its parent stands in the list of tags. */
  parent: number | null
}

/** Who bears a tag, and how many: one bit for each product of the catalogue, or a list where that is shorter. */
export type Bearers = { count: number } & (
  { isList: false; products: ProductSet } | { isList: true; products: Uint32Array }
)

/** What one site sells. The arrays hold a value for each product of the catalogue, sold here or not. */
export interface Shelf {
  site: string
  sold: ProductSet
  inStock: ProductSet
  /** The merchandised order; lower comes first. */
  rank: Uint32Array
  /** In pence, of the variant that the site leads with; `hiddenPrice` where nobody may see it. */
  price: Uint32Array
}

/** A catalogue as it was at one moment. Products and tags go by number here. */
export interface FacetIndex {
  version: string
  /** One more than the highest number of a product. */
  size: number
  tags: readonly IndexedTag[]
  /** The tags of product n, its tags' parents among them, are `borne` from offsets[n] up to offsets[n + 1]. */
  offsets: Uint32Array
  borne: Uint16Array
  bearers: readonly Bearers[]
  /** The average review times a hundred; 0 where there is none. */
  rating: Uint16Array
  shelves: readonly Shelf[]
}

export const hiddenPrice = 0xffffffff

/** More tags than that would not fit into sixteen bits. */
export const mostTags = 65_536
