import { env } from 'cloudflare:workers'
import { beforeAll, expect, test, vi } from 'vitest'
import { suggestProducts } from '#contract/market/search.ts'
import { raiseVersion } from '#market/queries/catalogue-version.ts'
import { answeringWords } from '#market/search/generation.ts'
import { ask } from './ask.ts'
import { makeSearchedWorld, rebuild } from './search-world.ts'

beforeAll(makeSearchedWorld)

async function keptNames(): Promise<string[]> {
  const { objects } = await env.INDEX.list({ prefix: 'lexicon-' })
  return objects.map(({ key }) => key)
}

test('each rebuild keeps its words and lets go of those before', async () => {
  const before = await answeringWords(env.SEARCH)
  expect(await rebuild()).toBe(true)
  const after = await answeringWords(env.SEARCH)
  expect(after.version).toBe(before.version)
  expect(after.lexicon).not.toBe(before.lexicon)
  expect(await keptNames()).toEqual([after.lexicon])
})

test('a begun word is answered without the database of words, and by the newest of them', async () => {
  const names = async (query: string) =>
    (await ask('rowan', suggestProducts, { body: { query } })).suggestions.map(({ suggestion }) => suggestion)
  expect(await names('settles')).toEqual(['Settles'])
  const emptied = env.SEARCH.batch(
    ['phrases', 'vocabulary', 'remains'].map((table) => env.SEARCH.prepare(`DELETE FROM ${table}`)),
  )
  await emptied
  // Each beginning is asked for once: what was answered before is remembered.
  const beginnings = ['se', 'set', 'sett', 'settl', 'settle']
  await vi.waitFor(async () => expect(await names(beginnings.shift() ?? '')).toContain('Settles'), 2_000)
  await env.DB.batch([
    env.DB.prepare("UPDATE products SET name = 'The bench' WHERE id = 'settle'"),
    raiseVersion(env.DB),
  ])
  await names('stool')
  await vi.waitFor(async () => expect(await names('bench')).toContain('The bench'), 5_000)
})
