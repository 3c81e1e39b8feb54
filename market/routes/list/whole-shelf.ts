import { countFacets } from '../../facets/count.ts'
import type { Catalogue } from '../../keeper/current-catalogue.ts'
import { type UsedTag, usedTags } from '../shape/used-tags.ts'

/** Every tag that at least one product of the site bears. */
export function wholeShelf(catalogue: Catalogue, site: string): UsedTag[] {
  const shelf = catalogue.index.shelves.find((candidate) => candidate.site === site)
  if (!shelf) return []
  return usedTags(catalogue, countFacets(catalogue.index, shelf, { tags: new Map() }).counts)
}
