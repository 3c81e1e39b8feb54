import type { Known, KnownProduct } from '../queries/import-known.ts'
import type { ReadRow } from './row.ts'
import { type TagNames, tagNames } from './tag-names.ts'

/** What holds where a row says nothing of it. */
export interface Defaults {
  sites?: readonly string[] | undefined
  seller?: string | undefined
}

/** What a row is checked against: the catalogue as it was before the batch, and the sites of the market. */
export interface Surroundings {
  tags: TagNames
  sites: ReadonlySet<string>
  defaults: Defaults
  sellerByName: ReadonlyMap<string, string>
  productOfVariant: ReadonlyMap<string, string>
  products: ReadonlyMap<string, KnownProduct>
  /** `variant seller`. */
  offers: ReadonlySet<string>
  /** Who bears an article number. */
  bearerOfSku: Map<string, string>
  bearerOfEan: Map<string, string>
}

export function surroundingsOf(
  known: Known,
  { sites, defaults }: { sites: readonly string[]; defaults: Defaults },
): Surroundings {
  return {
    tags: tagNames(known.tags),
    sites: new Set(sites),
    defaults,
    sellerByName: new Map([
      ...known.sellers.map(({ id, name }) => [name.toLowerCase(), id] as const),
      ...known.sellers.map(({ id }) => [id, id] as const),
    ]),
    productOfVariant: new Map(known.variants.map(({ id, productId }) => [id, productId])),
    products: new Map(known.products.map((product) => [product.id, product])),
    offers: new Set(known.offers.map(({ variantId, sellerId }) => `${variantId} ${sellerId}`)),
    bearerOfSku: new Map(known.variants.map(({ id, sku }) => [sku, id])),
    bearerOfEan: new Map(known.variants.flatMap(({ id, ean }) => (ean === null ? [] : [[ean, id]]))),
  }
}

/** What the rows speak of, to be looked up in one go. */
export function spokenOf(rows: readonly ReadRow[]) {
  return {
    variants: [...new Set(rows.map(({ id }) => id))],
    products: [...new Set(rows.map(({ id, item_group_id: group }) => group ?? id))],
    skus: rows.map(skuOf),
    eans: rows.flatMap(({ gtin }) => gtin ?? []),
  }
}

export function skuOf({ id, mpn }: ReadRow): string {
  return mpn ?? id
}
