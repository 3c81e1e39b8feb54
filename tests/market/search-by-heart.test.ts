import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { catalogueVersion } from '#market/queries/catalogue-version.ts'
import { readCatalogue } from '#market/keeper/read-catalogue.ts'
import { rungsByHeart } from '#market/search/by-heart.ts'
import { answeringWords } from '#market/search/generation.ts'
import { type Lexicon, openLexicon } from '#market/search/lexicon.ts'
import { rebuildSearch } from '#market/search/rebuild.ts'
import { readRungs } from '#market/search/rungs.ts'
import { suggest } from '#market/search/suggest.ts'
import { typedWords } from '#market/search/typed-words.ts'
import { seedStatements } from '#market/seed/index.ts'

let lexicon: Lexicon
let queries: string[]

beforeAll(async () => {
  await applyD1Migrations(env.DB, env.MIGRATIONS)
  await applyD1Migrations(env.SEARCH, env.SEARCH_MIGRATIONS)
  await env.DB.batch(seedStatements().map((sql) => env.DB.prepare(sql)))
  await rebuildSearch(env, String(await catalogueVersion(env.DB)))
  lexicon = await keptLexicon()
  const words = lexicon.words.filter((word, at) => at % 12 === 0 && /^[a-z0-9]+$/.test(word))
  const begun = words.map((word, at) => word.slice(0, 1 + (at % 6)))
  const many = words.filter((_, at) => at % 3 === 0).map((word) => `${word}s`)
  queries = [...new Set([...words, ...begun, ...many, 'the', 'sofa sofa', 'Sofas!', 'zzz', 'chesterfeild'])]
}, 60_000)

test.each(['archipelago', 'hearth', 'nordlys', 'maison'])(
  'what is known by heart for %s is what the database says',
  async (site) => {
    expect(queries.length).toBeGreaterThan(300)
    const index = await readCatalogue(env.DB, { sites: [site], tries: 1 })
    const sold = index?.shelves[0]?.sold
    if (!sold) throw new Error('The site has no shelf.')
    let [found, suggested] = [0, 0]
    for (const query of queries) {
      const words = typedWords(query)
      const known = rungsByHeart(lexicon, { words, sold })
      expect([query, known]).toEqual([query, await readRungs(env.SEARCH, { words, sold })])
      const asked = { search: env.SEARCH, site, query, sold }
      const suggestions = await suggest({ ...asked, lexicon })
      expect([query, suggestions]).toEqual([query, await suggest(asked)])
      found += known?.some(({ length }) => length > 0) === true ? 1 : 0
      suggested += suggestions.suggestions.length > 0 ? 1 : 0
    }
    expect(found).toBeGreaterThan(200)
    expect(suggested).toBeGreaterThan(50)
  },
  60_000,
)

test.each(['two words', 'ёлка', '!?'])('%j is left to the database', (query) => {
  expect(rungsByHeart(lexicon, { words: typedWords(query), sold: new Uint32Array(40) })).toBeUndefined()
})

async function keptLexicon(): Promise<Lexicon> {
  const { version, lexicon: name } = await answeringWords(env.SEARCH)
  const blob = await env.INDEX.get(name)
  if (!blob) throw new Error('The words were built, and are not in their bucket.')
  const lexicon = openLexicon(await blob.arrayBuffer())
  expect(lexicon.version).toBe(version)
  return lexicon
}
