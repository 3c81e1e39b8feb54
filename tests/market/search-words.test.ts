import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { catalogueVersion } from '#market/queries/catalogue-version.ts'
import { rebuildSearch } from '#market/search/rebuild.ts'
import { seedStatements } from '#market/seed/index.ts'
import { misspeltAndSynonymQueries } from './search-queries.ts'
import { found } from './search-world.ts'

beforeAll(async () => {
  await applyD1Migrations(env.DB, env.MIGRATIONS)
  await applyD1Migrations(env.SEARCH, env.SEARCH_MIGRATIONS)
  await env.DB.batch(seedStatements().map((sql) => env.DB.prepare(sql)))
  await rebuildSearch(env, String(await catalogueVersion(env.DB)))
}, 60_000)

test.each(misspeltAndSynonymQueries)('%j finds %s', async (query, product) => {
  expect((await found('archipelago', query)).slice(0, 5)).toContain(product)
})

test.each(['curtains', 'drapes', 'fridge', 'lawnmower', 'sofa lawnmower'])(
  '%j, which nobody sells, is not mistaken for something else',
  async (query) => {
    expect(await found('archipelago', query)).toEqual([])
  },
)

test.each(['hearth', 'nordlys', 'maison'])('%s finds what it sells and nothing else', async (site) => {
  const { results } = await env.DB.prepare('SELECT product_id AS id FROM site_products WHERE site = ?')
    .bind(site)
    .all<{ id: string }>()
  const sold = new Set(results.map(({ id }) => id))
  const everything = (
    await Promise.all(misspeltAndSynonymQueries.map(([query]) => found(site, query)))
  ).flat()
  expect(everything.length).toBeGreaterThan(20)
  expect(everything.filter((id) => !sold.has(id))).toEqual([])
})
