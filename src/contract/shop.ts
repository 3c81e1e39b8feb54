import type { z } from 'zod'
import type { listProducts } from './market/catalogue.ts'
import type { Product } from './market/product.ts'
import type { Menu } from './market/shell.ts'
import type { Tag, TagKind } from './market/tag.ts'
import type { Site } from './site.ts'

/** What a page can't show and why: the thing isn't there, or the market doesn't answer. */
export type Missing = { ok: false; code: 'not-found' | 'unavailable' }
export type Shown<Value> = { ok: true; value: Value } | Missing

export type ProductPage = z.output<typeof listProducts.result>

/** What frames every page. Where the market doesn't say, the site's own block does. */
export interface Frame {
  seller: Site['seller']
  social: readonly { websiteType: string; link: string }[]
  menu: readonly Menu[]
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
  /** The products that bear a tag, themselves or through a child of it. */
  productsOfTag: (tagId: string, page: number) => Promise<Shown<ProductPage>>
  search: (query: string, page: number) => Promise<Shown<ProductPage>>
  product: (variantId: string) => Promise<Shown<Product>>
  tags: (kind: TagKind) => Promise<Shown<Tag[]>>
}
