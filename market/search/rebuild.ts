import { catalogueVersion } from '../queries/catalogue-version.ts'
import { collectLexicon } from './collect-lexicon.ts'
import { type Document, documentOf } from './document.ts'
import { type Draft, beginDraft, switchOver } from './generation.ts'
import { dropOlderLexicons, keepLexicon } from './kept-lexicon.ts'
import { mergeWords } from './merge-words.ts'
import type { Phrase } from './phrase.ts'
import { countPhrases } from './phrases.ts'
import { readAllProducts, readTags } from './read-products.ts'
import { remaindersOf } from './spelling.ts'
import { tagLines } from './tag-lines.ts'
import { countWords } from './vocabulary.ts'
import { type Row, writeRows } from './write-rows.ts'

export interface Searched {
  DB: D1Database
  SEARCH: D1Database
  INDEX: R2Bucket
}

/** Its last word is whether the catalogue's words are answered from now. */
export type Rebuild = AsyncGenerator<void, boolean>

/** A leg of so many takes some five seconds. */
const productsALeg = 25_000

/**
 * Reads the whole catalogue into the side that doesn't answer, and then lets it answer. Until then searches are the old
 * catalogue's, from then on the new one's, and never of both. It rests after each leg, for whoever has only so much time at once.
 * False, and nothing has changed, if the catalogue is of another version by now or a newer rebuild has begun.
 */
export async function* rebuildInLegs({ DB, SEARCH, INDEX }: Searched, version: string): Rebuild {
  const draft = await beginDraft(SEARCH)
  const tags = await readTags(DB)
  const lineOf = tagLines(tags)
  const words = countWords()
  const phrases = countPhrases(tags)
  const lexicon = collectLexicon()
  let inLeg = 0
  for await (const products of readAllProducts(DB)) {
    if (inLeg >= productsALeg) {
      if (yield* rest(DB, version)) return false
      inLeg = 0
    }
    inLeg += products.length
    const documents = new Map<number, Document>()
    for (const product of products) {
      const line = lineOf(product.tagIds)
      const document = documentOf(product, line)
      documents.set(product.number, document)
      words.count(document)
      lexicon.add(product.number, document)
      phrases.count(product, line)
    }
    await writeDocuments(SEARCH, draft, documents)
  }
  if (yield* rest(DB, version)) return false
  await mergeWords(SEARCH, draft)
  if (yield* rest(DB, version)) return false
  await writeWords(SEARCH, draft, words.words())
  if (yield* rest(DB, version)) return false
  const begun = phrases.phrases()
  await writePhrases(SEARCH, draft, begun)
  const kept = await keepLexicon(INDEX, draft, lexicon.pack(version, begun))
  if (await isAnother(DB, version)) return false
  const isDone = await switchOver(SEARCH, draft, { version, lexicon: kept })
  if (isDone) await dropOlderLexicons(INDEX, draft)
  return isDone
}

/** Whether the catalogue is another afterwards, and going on would be for nothing. */
async function* rest(db: D1Database, version: string): AsyncGenerator<void, boolean> {
  yield
  return isAnother(db, version)
}

async function isAnother(db: D1Database, version: string): Promise<boolean> {
  return String(await catalogueVersion(db)) !== version
}

/** All legs in one go. */
export async function rebuildSearch(searched: Searched, version: string): Promise<boolean> {
  const legs = rebuildInLegs(searched, version)
  for (;;) {
    const { done, value } = await legs.next()
    if (done) return value
  }
}

async function writeDocuments(
  search: D1Database,
  draft: Draft,
  documents: ReadonlyMap<number, Document>,
): Promise<void> {
  const rows = [...documents].map(([number, { name, kind, traits, prose }]) => [
    number,
    ...[name, kind, traits, prose].map((words) => words.join(' ')),
  ])
  await writeRows(search, draft, { into: `words_${draft.side} (rowid, name, kind, traits, prose)`, rows })
}

async function writeWords(
  search: D1Database,
  draft: Draft,
  words: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = [...words].map(([word, bearers]) => [draft.side, word, bearers])
  await writeRows(search, draft, { into: 'vocabulary (side, word, bearers)', rows })
  await writeRows(search, draft, {
    into: 'remains (side, remainder, word)',
    rows: remains(draft, words.keys()),
  })
}

/** One after the other: there are a million of them in a large vocabulary. */
function* remains({ side }: Draft, words: Iterable<string>): Generator<Row> {
  for (const word of words) for (const remainder of remaindersOf(word)) yield [side, remainder, word]
}

async function writePhrases(search: D1Database, draft: Draft, phrases: readonly Phrase[]): Promise<void> {
  const rows = phrases.map(({ site, beginning, text, category, categorySlug, weight }) => [
    draft.side,
    site,
    beginning,
    text,
    category,
    categorySlug,
    weight,
  ])
  await writeRows(search, draft, {
    into: 'phrases (side, site, beginning, text, category, category_slug, weight)',
    rows,
  })
}
