import type { Site } from '#contract/site.ts'
import type { FacetIndex } from '../../facets/facet-index.ts'
import { type ProductSet, setOf } from '../../facets/product-set.ts'
import { numbersOfSeller } from '../../queries/seller-assortment.ts'

/** Sets of a million products; more of them would not leave an isolate enough memory. */
const mostKept = 16

/** Who offers what changes with the catalogue's version alone, and a version has its own index. */
const kept = new WeakMap<FacetIndex, Map<string, ProductSet>>()

/** The site's products of which the seller offers something; null where there are none. */
export async function assortmentOf(
  { index, db }: { index: FacetIndex; db: D1Database },
  site: Site,
  sellerId: string,
): Promise<ProductSet | null> {
  const sets = kept.get(index) ?? new Map<string, ProductSet>()
  kept.set(index, sets)
  const key = `${site.key} ${sellerId}`
  const known = sets.get(key)
  if (known) return known
  const numbers = await numbersOfSeller(db, { site: site.key, sellerId })
  if (numbers.length === 0) return null
  const set = setOf(numbers, index.size)
  const [oldest] = sets.keys()
  if (sets.size >= mostKept && oldest !== undefined) sets.delete(oldest)
  sets.set(key, set)
  return set
}
