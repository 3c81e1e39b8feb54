import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { catalogueVersion } from '#market/queries/catalogue-version.ts'
import { searchProductNumbers } from '#market/search/find.ts'
import { rebuildSearch } from '#market/search/rebuild.ts'
import { seedStatements } from '#market/seed/index.ts'
import { misspeltAndSynonymQueries } from './search-queries.ts'

const ids = new Map<number, string>()

beforeAll(async () => {
  await applyD1Migrations(env.DB, env.MIGRATIONS)
  await applyD1Migrations(env.SEARCH, env.SEARCH_MIGRATIONS)
  await env.DB.batch(seedStatements().map((sql) => env.DB.prepare(sql)))
  const { results } = await env.DB.prepare('SELECT number, product_id AS id FROM product_numbers').all<{
    number: number
    id: string
  }>()
  for (const { number, id } of results) ids.set(number, id)
  await rebuildSearch(env, String(await catalogueVersion(env.DB)))
}, 60_000)

async function found(site: string, query: string): Promise<(string | undefined)[]> {
  const numbers = await searchProductNumbers({ search: env.SEARCH, site, query })
  return numbers.map((number) => ids.get(number))
}

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
  const sold = new Set<string | undefined>(results.map(({ id }) => id))
  const everything = (
    await Promise.all(misspeltAndSynonymQueries.map(([query]) => found(site, query)))
  ).flat()
  expect(everything.length).toBeGreaterThan(20)
  expect(everything.filter((id) => !sold.has(id))).toEqual([])
})
