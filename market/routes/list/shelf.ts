import type { Site } from '#contract/site.ts'
import type { Shelf } from '../../facets/facet-index.ts'
import type { Catalogue } from '../../keeper/current-catalogue.ts'

/** What the site sells; undefined for a site that the index doesn't know yet. */
export function shelfOf({ index }: Catalogue, site: Site): Shelf | undefined {
  return index.shelves.find((candidate) => candidate.site === site.key)
}
