import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { catalogueVersion } from '#market/queries/catalogue-version.ts'
import { searchProductNumbers } from '#market/search/find.ts'
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
  return rebuildSearch({ DB: env.DB, SEARCH: search }, String(await catalogueVersion(env.DB)))
}

/** The ids of what a site's search finds. */
export async function found(site: string, query: string, search = env.SEARCH): Promise<string[]> {
  const numbers = await searchProductNumbers({ search, site, query })
  const { results } = await env.DB.prepare(
    `SELECT n.product_id FROM json_each(?) asked CROSS JOIN product_numbers n ON n.number = asked.value
      ORDER BY asked.key`,
  )
    .bind(JSON.stringify(numbers))
    .all<{ product_id: string }>()
  return results.map(({ product_id }) => product_id)
}
