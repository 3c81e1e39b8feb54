import { waitUntil } from 'cloudflare:workers'
import type { FacetIndex } from '../facets/facet-index.ts'
import { openIndex } from '../facets/pack.ts'
import { catalogueVersion } from '../queries/catalogue-version.ts'
import { type DescribedTag, describedTags } from '../queries/tags.ts'
import { searchVersion } from '../search/generation.ts'
import type { Searched } from '../search/rebuild.ts'
import type { IndexBuilder } from './index-builder.ts'
import { indexName } from '../facets/index-name.ts'
import { noteWords } from './current-lexicon.ts'

export interface Keeps extends Searched {
  INDEX_BUILDER: DurableObjectNamespace<IndexBuilder>
}

/** What lists are made with: who bears what, and how the tags are called. */
export interface Catalogue {
  index: FacetIndex
  tags: ReadonlyMap<string, DescribedTag>
}

/** This isolate's copy, and the newer one that is on its way. */
let current: Catalogue | undefined
let coming: Promise<Catalogue> | undefined

/** While the catalogue is being changed, a newer index isn't asked for at every request. */
const patienceMs = 5_000
let asksAgainAt = 0

/** Two indexes of that many products are more than an isolate holds: the old one goes before the new one comes. */
const tooLargeForTwo = 250_000

/** The catalogue that answers are made with; only the first requests of an isolate wait for it. */
export async function currentCatalogue(keeps: Keeps): Promise<Catalogue> {
  return current ?? coming ?? refresh(keeps, await catalogueVersion(keeps.DB))
}

/** Says which version the database has by now. The older catalogue goes on answering until the newer one is here. */
export function noteVersion(keeps: Keeps, version: number): void {
  if (!current || current.index.version === String(version) || Date.now() < asksAgainAt) return
  waitUntil(refresh(keeps, version))
}

function refresh(keeps: Keeps, version: number): Promise<Catalogue> {
  coming ??= load(keeps, String(version)).finally(() => (coming = undefined))
  return coming
}

async function load(keeps: Keeps, version: string): Promise<Catalogue> {
  const [kept, words] = await Promise.all([keeps.INDEX.head(indexName), searchVersion(keeps.SEARCH)])
  // Words are missing where somebody emptied their database alone.
  if (kept?.customMetadata?.['version'] !== version || words === '')
    await keeps.INDEX_BUILDER.getByName('catalogue').rebuild()
  if (current && current.index.size > tooLargeForTwo) current = undefined
  const [blob, described] = await Promise.all([
    keeps.INDEX.get(indexName),
    describedTags(keeps.DB),
    noteWords(keeps),
  ])
  if (!blob) throw new Error('The index was built, and is not in its bucket.')
  const index = openIndex(await blob.arrayBuffer())
  if (index.version !== version) asksAgainAt = Date.now() + patienceMs
  current = { index, tags: new Map(described.map((tag) => [tag.id, tag])) }
  return current
}
