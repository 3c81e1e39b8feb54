import { z } from 'zod'
import { filterLists } from './catalogue.ts'
import { pence } from './money.ts'

/** The specification's price ceilings, in pence. What hides its price is below none of them. */
const ceilings = new Set([10_000, 50_000, 100_000])

/** What a store's sidebar chooses: tags by kind, the category tree and the rooms among them, and a price ceiling. */
export const storeSearch = filterLists.extend({
  priceBelow: pence.refine((amount) => ceilings.has(amount), 'is none of 100, 500 and 1000').optional(),
  /** A timestamp. The same seed gives the same random order, on every page. */
  seed: z.int().nonnegative().optional(),
})
export type StoreSearch = z.infer<typeof storeSearch>

export const storeSorts = ['relevance', 'actualPrice ASC', 'actualPrice DESC', 'averageReview DESC'] as const
export const storeSort = z.enum(storeSorts)
export type StoreSort = z.infer<typeof storeSort>
