import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import { type ImportRow, importProducts, readIndexState, rebuildIndex } from '#contract/market/import.ts'
import { type TagKind, tagKinds } from '#contract/market/tag.ts'
import { countFacets } from '#market/facets/count.ts'
import type { FacetIndex } from '#market/facets/facet-index.ts'
import { openIndex } from '#market/facets/pack.ts'
import { catalogueVersion } from '#market/queries/catalogue-version.ts'
import { ask } from './ask.ts'
import { makeWorld } from './world.ts'

const filtersAtATime = 250
const sites = ['rowan', 'juniper', 'sorrel']
const draw = drawFrom(20_261_121)

beforeAll(async () => {
  await makeWorld()
  await ask('operator', rebuildIndex)
})

const write = (from: number, to: number) =>
  ask('operator', importProducts, { body: { rows: someRows(from, to) } })

test('counts equal brute force before, during and after an import', async () => {
  await noteWhatIsBorne()
  await expectSameCounts()
  const before = await catalogueVersion(env.DB)

  // Half is written and nothing is built anew: the index is still the whole of the version before.
  await write(0, 60)
  expect((await storedIndex()).version).toBe(String(before))
  await expectSameCounts()

  await ask('operator', rebuildIndex)
  await noteWhatIsBorne()
  expect((await storedIndex()).version).toBe(String(before + 1))
  await expectSameCounts()

  // Built while the other half comes in; in the end it is of all that has.
  await Promise.all([ask('operator', rebuildIndex), write(60, 90), write(90, 120)])
  const { version } = await ask('operator', rebuildIndex)
  expect(version).toBe(String(await catalogueVersion(env.DB)))
  expect(await ask('operator', readIndexState)).toEqual({ version, indexed: version, searched: version })
  await noteWhatIsBorne()
  await expectSameCounts()
}, 120_000)

async function storedIndex(): Promise<FacetIndex> {
  const blob = await env.INDEX.get('catalogue-index')
  if (!blob) throw new Error('The index must be built first.')
  return openIndex(await blob.arrayBuffer())
}

/** Each product with its tags and all above them, and where it is sold: as the database has it at this moment. */
async function noteWhatIsBorne(): Promise<void> {
  await env.DB.batch(
    [
      'DROP TABLE IF EXISTS noted_tags',
      'DROP TABLE IF EXISTS noted_shelves',
      `CREATE TABLE noted_tags AS
        WITH RECURSIVE above (tag_id, ancestor_id) AS (
          SELECT id, id FROM tags
          UNION SELECT above.tag_id, t.parent_id FROM above JOIN tags t ON t.id = above.ancestor_id
            WHERE t.parent_id IS NOT NULL)
        SELECT DISTINCT borne.product_id, t.id AS tag_id, t.kind FROM product_tagging borne
        JOIN above ON above.tag_id = borne.tag_id JOIN tags t ON t.id = above.ancestor_id`,
      'CREATE UNIQUE INDEX noted_tags_by_product ON noted_tags (product_id, tag_id)',
      'CREATE TABLE noted_shelves AS SELECT site, product_id FROM site_products',
    ].map((sql) => env.DB.prepare(sql)),
  )
}

async function expectSameCounts(): Promise<void> {
  const index = await storedIndex()
  for (let filter = 0; filter < filtersAtATime; filter++) {
    const site = sites[draw(sites.length)] ?? ''
    const tags = someChoice(index)
    const shelf = index.shelves.find((own) => own.site === site)
    if (!shelf) throw new Error(`${site} has no shelf.`)
    const { total, counts } = countFacets(index, shelf, { tags })
    const found = index.tags
      .flatMap(({ id }, at) => ((counts[at] ?? 0) > 0 ? [`${id} ${counts[at]}`] : []))
      .toSorted()
    const chosen = [...tags].map(([kind, of]) => ({ kind, tags: of.map((at) => index.tags[at]?.id) }))
    expect({ total, found }, JSON.stringify(chosen)).toEqual(await byBruteForce(site, chosen))
  }
}

interface Chosen {
  kind: TagKind
  tags: (string | undefined)[]
}

async function byBruteForce(site: string, chosen: Chosen[]): Promise<{ total: number; found: string[] }> {
  const bears = ({ tags }: Chosen) =>
    `EXISTS (SELECT 1 FROM noted_tags b WHERE b.product_id = s.product_id AND b.tag_id IN (${quoted(tags)}))`
  const each = chosen.map((of) => `AND (t.kind = '${of.kind}' OR ${bears(of)})`).join(' ')
  const all = chosen.map((of) => `AND ${bears(of)}`).join(' ')
  const [counts, total] = await env.DB.batch<{ tag_id: string; amount: number }>([
    env.DB.prepare(
      `SELECT t.tag_id, count(*) AS amount FROM noted_shelves s JOIN noted_tags t ON t.product_id = s.product_id
      WHERE s.site = '${site}' ${each} GROUP BY t.tag_id`,
    ),
    env.DB.prepare(
      `SELECT '' AS tag_id, count(*) AS amount FROM noted_shelves s WHERE s.site = '${site}' ${all}`,
    ),
  ])
  return {
    total: total?.results[0]?.amount ?? -1,
    found: (counts?.results ?? []).map(({ tag_id: id, amount }) => `${id} ${amount}`).toSorted(),
  }
}

function quoted(tags: readonly (string | undefined)[]): string {
  return tags.map((tag) => `'${tag}'`).join(', ')
}

function someChoice(index: FacetIndex): Map<TagKind, number[]> {
  const chosen = new Map<TagKind, number[]>()
  for (let groups = draw(4); groups > 0; groups--) {
    const kind = tagKinds[draw(tagKinds.length)] ?? 'brand'
    const ofKind = index.tags.flatMap((tag, at) => (tag.kind === kind && draw(2) === 0 ? [at] : []))
    if (ofKind.length > 0) chosen.set(kind, ofKind)
  }
  return chosen
}

/** The rows of a product are always the same, whatever else is drawn. */
function someRows(from: number, to: number): ImportRow[] {
  return Array.from({ length: to - from }, (_, at) => from + at).flatMap((number) => {
    const own = drawFrom(number)
    const some = (words: string[]) => words.filter(() => own(3) === 0)
    const product = {
      item_group_id: `some-${number}`,
      title: `Piece ${number}`,
      brand: ['Nair', 'Ashby', 'Oriel', 'Thorne'][own(4)] ?? 'Nair',
      product_type: [
        ['Furniture > Settles', 'Furniture > Benches', 'Lamps', 'Lamps > Desk lamps'][own(4)] ?? '',
      ],
      rooms: some(['Hall']),
      sites: some(sites),
      seller: 'tom',
      price: `${1 + own(900)}.00`,
      image_link: '/media/oak.svg',
    }
    return Array.from({ length: 1 + own(3) }, (_, at) => ({
      ...product,
      id: `some-${number}-${at}`,
      color: some(['Red', 'Blue', 'Green']),
      material: some(['Oak', 'Ash', 'Cane']),
      styles: some(['Rustic']),
      moodclips: some(['Cosy']),
    }))
  })
}

/** The same draws on every run (mulberry32). */
function drawFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}
