import type { z } from 'zod'
import type { AddressSuggestion } from './market/address-lookup.ts'
import type { listProducts } from './market/catalogue.ts'
import type { Product, ProductCard } from './market/product.ts'
import type { Review } from './market/reviews.ts'
import type { FoundList, suggestProducts } from './market/search.ts'
import type { Carousels } from './market/recommendations.ts'
import type { Seller } from './market/seller.ts'
import type { Menu } from './market/shell.ts'
import type { Tag, TagKind } from './market/tag.ts'
import type { Site } from './site.ts'
import type { ListState } from '#lib/filter/list-state.ts'
import type { Selection } from '#lib/filter/selection.ts'
import type { FilterTag, Vocabulary } from '#lib/filter/vocabulary.ts'
import type { ReviewWish } from '#lib/review-wish.ts'
import type { StoreWish } from '#lib/seller-store/wish.ts'

/** What a page can't show and why: the thing isn't there, or the market doesn't answer. */
export type Missing = { ok: false; code: 'not-found' | 'unavailable' }
export type Shown<Value> = { ok: true; value: Value } | Missing

export type ProductPage = z.output<typeof listProducts.result>

/** One page of what a seller offers of the site's products. */
export interface SellerStorePage {
  seller: Seller
  products: ProductCard[]
  totalCount: number
  /** Categories and rooms to choose from, each kind counted as if nothing of it were chosen. */
  tags: Tag[]
}

/** One page of a product's reviews. */
export interface ReviewPage {
  list: readonly Review[]
  /** Of those that were asked for. */
  totalCount: number
  pageCount: number
  /** How many of all give how many stars, the most stars first. */
  ratings: Product['reviews']['ratings']
}

/** What frames every page. Where the market doesn't say, the site's own block does. */
export interface Frame {
  seller: Site['seller']
  social: readonly { websiteType: string; link: string }[]
  menu: readonly Menu[]
}

/** What a text that is being typed finds, and what of its filter was understood. */
export interface Suggested {
  found: z.output<typeof suggestProducts.result>
  vocabulary: Vocabulary<Tag>
  selection: Selection<Tag>
}

/** A site's tokens as a style rule, and the hash under which the page's policy lets it through. */
export interface Face {
  rule: string
  hash: `sha256-${string}`
}

/** The one door through which pages get data: `Astro.locals.shop`. */
export interface Shop {
  site: Site
  frame: () => Promise<Frame>
  products: (page: number) => Promise<Shown<ProductPage>>
  /** One page of what a list's address asks for; each kind of tag is counted as if nothing of it were chosen. */
  list: (state: ListState<FilterTag>) => Promise<Shown<ProductPage>>
  /** What may be meant by words that are still being typed; the filter is the segments of a search fragment. */
  suggest: (typed: { query: string; filter: string; page: number }) => Promise<Shown<Suggested>>
  /** What else than products the words may mean. */
  beside: (words: string) => Promise<Shown<readonly FoundList[]>>
  product: (variantId: string) => Promise<Shown<Product>>
  /** The rows beneath a product. */
  carousels: (productId: string) => Promise<Shown<Carousels>>
  /** The first of a product's reviews are there with it; another part of them costs a call. */
  reviews: (product: Product, wish: ReviewWish) => Promise<Shown<ReviewPage>>
  /** Of products by their ids; what the site doesn't sell is left out. */
  cards: (ids: readonly string[]) => Promise<Shown<ProductCard[]>>
  /** The addresses of a postcode, whatever its spaces; one that nobody knows has none. */
  addresses: (postcode: string) => Promise<Shown<AddressSuggestion[]>>
  /** The tags that the site uses, all or of one kind. */
  tags: (kind?: TagKind) => Promise<Shown<Tag[]>>
  /** In the random order of the day that the wish or today names. A wish for a tag that there isn't finds nothing. */
  sellerStore: (sellerId: string, wish: StoreWish, today: number) => Promise<Shown<SellerStorePage>>
  seller: (sellerId: string) => Promise<Shown<Seller>>
}
