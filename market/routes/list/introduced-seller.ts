import type { Site } from '#contract/site.ts'
import type { FacetIndex } from '../../facets/facet-index.ts'
import { type IntroducedSeller, findSeller } from '../../queries/seller.ts'

/** Counted over all offers of a seller, which may be many; they change with the catalogue's version alone. */
const kept = new WeakMap<FacetIndex, Map<string, IntroducedSeller>>()

/** Enough for every seller of a large market; each is some hundred bytes. */
const mostKept = 2_000

/** The seller as this site's shoppers meet it; null for somebody who offers nothing of what it sells. */
export async function introducedSeller(
  { index, db }: { index: FacetIndex; db: D1Database },
  site: Site,
  sellerId: string,
): Promise<IntroducedSeller | null> {
  const sellers = kept.get(index) ?? new Map<string, IntroducedSeller>()
  kept.set(index, sellers)
  const key = `${site.key} ${sellerId}`
  const known = sellers.get(key)
  if (known) return known
  const found = await findSeller(db, { site: site.key, sellerId })
  if (!found) return null
  const [oldest] = sellers.keys()
  if (sellers.size >= mostKept && oldest !== undefined) sellers.delete(oldest)
  sellers.set(key, found)
  return found
}
