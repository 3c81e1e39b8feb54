import type { Site } from '#contract/site.ts'
import type { Order } from '../facets/pick.ts'
import { type ProductSet, addAll, emptySet } from '../facets/product-set.ts'
import type { Catalogue } from '../keeper/current-catalogue.ts'
import { currentLexicon } from '../keeper/current-lexicon.ts'
import { type Asked, searchProducts } from '../search/find.ts'
import type { Searched } from '../search/rebuild.ts'
import type { Rungs } from '../search/rungs.ts'
import { shelfOf } from './list/shelf.ts'

interface Found {
  among: ProductSet
  order: Order
}

interface Question {
  catalogue: Catalogue
  site: Site
  query: string
}

/** What a query finds, as lists take it: who may match, and the best first. */
export async function findAmong(env: Searched, question: Question): Promise<Found> {
  return amongFound(question.catalogue, await searchProducts(askedOf(env, question)))
}

/** As the search takes it: it knows words, and nothing of who sells what. */
export function askedOf(env: Searched, { catalogue, site, query }: Question): Asked {
  const sold = shelfOf(catalogue, site)?.sold ?? emptySet(0)
  return {
    search: env.SEARCH,
    lexicon: currentLexicon(env),
    site: site.key,
    query,
    version: catalogue.index.version,
    sold,
  }
}

export function amongFound({ index }: Pick<Catalogue, 'index'>, rungs: Rungs): Found {
  const among = emptySet(index.size)
  for (const rung of rungs) addAll(among, rung)
  return { among, order: { by: 'rung', rungs } }
}
