import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import type { FacetIndex, Shelf } from '#market/facets/facet-index.ts'
import { pickPage } from '#market/facets/pick.ts'
import { readCatalogue } from '#market/keeper/read-catalogue.ts'
import { catalogueVersion } from '#market/queries/catalogue-version.ts'
import { amongFound } from '#market/routes/search-found.ts'
import { searchProducts } from '#market/search/find.ts'
import { rebuildSearch } from '#market/search/rebuild.ts'
import { makeWorld } from './world.ts'

/** The small world, and its words. */
export async function makeSearchedWorld(): Promise<void> {
  await makeWorld()
  await applyD1Migrations(env.SEARCH, env.SEARCH_MIGRATIONS)
  await rebuild()
}

/** What is searched follows the catalogue. */
export async function rebuild(search = env.SEARCH): Promise<boolean> {
  return rebuildSearch(
    { DB: env.DB, SEARCH: search, INDEX: env.INDEX },
    String(await catalogueVersion(env.DB)),
  )
}

/** What a site sells as the catalogue is now. */
export async function readShelf(site: string): Promise<{ index: FacetIndex; shelf: Shelf }> {
  const index = await readCatalogue(env.DB, { sites: [site], tries: 1 })
  const shelf = index?.shelves[0]
  if (!index || !shelf) throw new Error('Nobody may change the catalogue while its index is read.')
  return { index, shelf }
}

/** The ids of what a site's search finds, in the order of its list. */
export async function found(site: string, query: string, search = env.SEARCH): Promise<string[]> {
  const { index, shelf } = await readShelf(site)
  const rungs = await searchProducts({ search, site, query, sold: shelf.sold })
  const { among: matches, order } = amongFound({ index }, rungs)
  const numbers = pickPage(index, { shelf, matches, order, offset: 0, limit: index.size })
  const { results } = await env.DB.prepare(
    `SELECT n.product_id FROM json_each(?) asked CROSS JOIN product_numbers n ON n.number = asked.value
      ORDER BY asked.key`,
  )
    .bind(JSON.stringify(numbers))
    .all<{ product_id: string }>()
  return results.map(({ product_id }) => product_id)
}
