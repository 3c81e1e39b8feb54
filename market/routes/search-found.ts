import type { Site } from '#contract/site.ts'
import type { Order } from '../facets/pick.ts'
import { type ProductSet, add, emptySet } from '../facets/product-set.ts'
import type { Catalogue } from '../keeper/current-catalogue.ts'
import { searchProductNumbers } from '../search/find.ts'
import type { Searched } from '../search/rebuild.ts'

interface Found {
  among: ProductSet
  order: Order
}

/** What a query finds, as lists take it: who may match, and the best first. */
export async function findAmong(
  { SEARCH }: Pick<Searched, 'SEARCH'>,
  { catalogue, site, query }: { catalogue: Catalogue; site: Site; query: string },
): Promise<Found> {
  const { version } = catalogue.index
  return amongFound(catalogue, await searchProductNumbers({ search: SEARCH, site: site.key, query, version }))
}

export function amongFound({ index }: Catalogue, found: readonly number[]): Found {
  const among = emptySet(index.size)
  // A search may know products that this copy of the catalogue doesn't know yet.
  for (const number of found) if (number < index.size) add(among, number)
  return { among, order: { by: 'place', places: new Map(found.map((number, place) => [number, place])) } }
}
