import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sizeOf } from '#market/facets/product-set.ts'
import { catalogueVersion, raiseVersion } from '#market/queries/catalogue-version.ts'
import { answeringWords, beginDraft, searchVersion } from '#market/search/generation.ts'
import { mergeWords } from '#market/search/merge-words.ts'
import { rebuildInLegs } from '#market/search/rebuild.ts'
import { suggest } from '#market/search/suggest.ts'
import { writeRows } from '#market/search/write-rows.ts'
import { found, makeSearchedWorld, readShelf, rebuild } from './search-world.ts'
import { pegs } from './world.ts'

beforeAll(makeSearchedWorld)
beforeEach(() => renamePegs('The peg'))

/** In the catalogue, whose next version that is; what is searched stays as it is. */
async function renamePegs(name: string): Promise<void> {
  await env.DB.batch([
    env.DB.prepare("UPDATE products SET name = ? WHERE id LIKE 'peg-%'").bind(name),
    raiseVersion(env.DB),
  ])
}

/** The search database, doing something else first whenever it is written to. */
function interrupted(meanwhile: () => Promise<void>): D1Database {
  const before = <Result>(act: () => Promise<Result>) => meanwhile().then(act)
  const statement = (real: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(real, {
      get: (of, name) => {
        if (name === 'bind') return (...values: unknown[]) => statement(of.bind(...values))
        if (name === 'run') return () => before(() => of.run())
        const member: unknown = Reflect.get(of, name)
        return typeof member === 'function' ? member.bind(of) : member
      },
    })
  return new Proxy(env.SEARCH, {
    get: (db, name) => {
      if (name === 'prepare') return (sql: string) => statement(db.prepare(sql))
      if (name === 'batch')
        return (of: D1PreparedStatement[]) => before(() => db.batch(of.map((one) => Object(one))))
      return Reflect.get(db, name)
    },
  })
}

async function everythingOf(word: string) {
  const { sold } = (await readShelf('rowan')).shelf
  const { suggestions, rungs } = await suggest({ search: env.SEARCH, site: 'rowan', query: word, sold })
  return { found: rungs.reduce((sum, rung) => sum + sizeOf(rung), 0), suggested: suggestions.length > 0 }
}

const old = { peg: { found: pegs.length, suggested: true }, hook: { found: 0, suggested: false } }

async function look() {
  return { peg: await everythingOf('peg'), hook: await everythingOf('hook') }
}

test('a rebuild shows nothing of itself before it is whole', async () => {
  await rebuild()
  await renamePegs('The hook')
  const seen: unknown[] = []
  expect(await rebuild(interrupted(async () => void seen.push(await look())))).toBe(true)
  expect(seen.length).toBeGreaterThan(5)
  for (const one of seen) expect(one).toEqual(old)
  expect(await everythingOf('hook')).toEqual({ found: pegs.length, suggested: true })
  expect(await searchVersion(env.SEARCH)).toBe(String(await catalogueVersion(env.DB)))
})

test('a rebuild of a catalogue that has changed meanwhile shows nothing at all', async () => {
  await rebuild()
  const version = await searchVersion(env.SEARCH)
  await renamePegs('The hook')
  const changing = interrupted(async () => void (await raiseVersion(env.DB).run()))
  expect(await rebuild(changing)).toBe(false)
  expect(await look()).toEqual(old)
  expect(await searchVersion(env.SEARCH)).toBe(version)
})

test('a rebuild that rests shows nothing of itself meanwhile, and gives up what has changed by then', async () => {
  await rebuild()
  await renamePegs('The hook')
  const version = String(await catalogueVersion(env.DB))
  const legs = rebuildInLegs(env, version)
  let rests = 0
  for (let leg = await legs.next(); !leg.done; leg = await legs.next()) {
    rests++
    expect(await look()).toEqual(old)
  }
  expect(rests).toBeGreaterThan(2)
  expect(await everythingOf('hook')).toEqual({ found: pegs.length, suggested: true })

  for (let at = 1; at <= rests; at++) {
    const given = rebuildInLegs(env, String(await catalogueVersion(env.DB)))
    for (let leg = 0; leg < at; leg++) expect(await given.next()).toEqual({ done: false, value: undefined })
    await renamePegs('The rack')
    expect(await given.next()).toEqual({ done: true, value: false })
    expect(await searchVersion(env.SEARCH)).toBe(version)
  }
})

test('the builder goes on from rest to rest, and begins anew when it has forgotten where it was', async () => {
  await renamePegs('The hook')
  const builder = env.INDEX_BUILDER.getByName('catalogue')
  await runInDurableObject(builder, (_builder, { storage }) => storage.setAlarm(Date.now() + 60_000))
  expect(await runDurableObjectAlarm(builder)).toBe(true)
  await evictDurableObject(builder)
  await expect
    .poll(() => searchVersion(env.SEARCH), { timeout: 10_000 })
    .toBe(String(await catalogueVersion(env.DB)))
  expect(await everythingOf('hook')).toEqual({ found: pegs.length, suggested: true })
})

test('an older rebuild gives way to a newer one, whenever that comes', async () => {
  let writes = 0
  await rebuild(interrupted(async () => void writes++))
  expect(writes).toBeGreaterThan(5)
  for (let at = 1; at <= writes; at++) {
    let write = 0
    let newerOne: boolean | undefined
    const newer = async () => {
      if (++write === at) newerOne = await rebuild()
    }
    expect([at, await rebuild(interrupted(newer)), newerOne]).toEqual([at, false, true])
    expect(await look()).toEqual(old)
    expect(await found('rowan', 'settle')).toEqual(['settle', 'stool'])
    expect(await env.INDEX.head((await answeringWords(env.SEARCH)).lexicon)).not.toBeNull()
  }
}, 60_000)

test('what many writes left behind is merged into one', async () => {
  const draft = await beginDraft(env.SEARCH)
  const into = `words_${draft.side} (rowid, name, kind, traits, prose)`
  for (let at = 1; at <= 5; at++)
    await writeRows(env.SEARCH, draft, { into, rows: [[at, `word${at}`, 'settle', 'oak', 'old']] })
  const segments = async () =>
    (
      await env.SEARCH.prepare(
        `SELECT count(DISTINCT segid) AS segments FROM words_${draft.side}_idx`,
      ).first<{
        segments: number
      }>()
    )?.segments
  expect(await segments()).toBeGreaterThan(1)
  await mergeWords(env.SEARCH, draft)
  expect(await segments()).toBe(1)
  const { results } = await env.SEARCH.prepare(
    `SELECT rowid FROM words_${draft.side} WHERE words_${draft.side} MATCH '{kind} : (settle)'`,
  ).all()
  expect(results).toHaveLength(5)
})

test('what has left the catalogue has left the search', async () => {
  await rebuild()
  expect(await look()).toEqual(old)
  await env.DB.prepare("DELETE FROM site_products WHERE product_id LIKE 'peg-%'").run()
  await rebuild()
  expect(await everythingOf('peg')).toEqual({ found: 0, suggested: false })
})
