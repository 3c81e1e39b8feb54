import type { ImportTables, ProductToWrite } from '../queries/import-tables.ts'

/** What the accepted rows of a batch amount to so far. */
export interface Draft {
  products: Map<string, DraftProduct>
  /** By id, to whose product they belong. */
  variants: Map<string, string>
  /** `variant seller`. */
  offers: Set<string>
  /** `site rank`, and whose place that is. */
  places: Map<string, string>
  tables: ImportTables
}

export interface DraftProduct {
  write: ProductToWrite
  isNew: boolean
  firstVariantId: string
  newVariants: number
  /** Undefined where it stays on the sites that it is on. */
  sites: readonly string[] | undefined
  ranks: ReadonlyMap<string, number>
  /** By site. */
  leads: Map<string, string>
}

export function emptyDraft(): Draft {
  return {
    products: new Map(),
    variants: new Map(),
    offers: new Set(),
    places: new Map(),
    tables: {
      tags: [],
      pictures: [],
      products: [],
      productTags: [],
      variants: [],
      variantTags: [],
      galleries: [],
      offers: [],
      assortments: [],
      places: [],
    },
  }
}
