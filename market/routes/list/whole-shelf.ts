import type { Site } from '#contract/site.ts'
import { countFacets } from '../../facets/count.ts'
import type { Catalogue } from '../../keeper/current-catalogue.ts'
import { type UsedTag, usedTags } from '../shape/used-tags.ts'
import { shelfOf } from './shelf.ts'

/** Every tag that at least one product of the site bears. */
export function wholeShelf(catalogue: Catalogue, site: Site): UsedTag[] {
  const shelf = shelfOf(catalogue, site)
  if (!shelf) return []
  return usedTags(catalogue, countFacets(catalogue.index, shelf, { tags: new Map() }).counts)
}
