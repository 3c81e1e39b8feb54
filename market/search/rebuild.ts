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

/**
 * Reads the whole catalogue into the side that doesn't answer, and then lets it answer. Until then searches are the old
 * catalogue's, from then on the new one's, and never of both. False, and nothing has changed, if the catalogue is of
 * another version by now or a newer rebuild has begun.
 */
export async function rebuildSearch({ DB, SEARCH, INDEX }: Searched, version: string): Promise<boolean> {
  const draft = await beginDraft(SEARCH)
  const tags = await readTags(DB)
  const lineOf = tagLines(tags)
  const words = countWords()
  const phrases = countPhrases(tags)
  const lexicon = collectLexicon()
  for await (const products of readAllProducts(DB)) {
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
  await mergeWords(SEARCH, draft)
  await writeWords(SEARCH, draft, words.words())
  const begun = phrases.phrases()
  await writePhrases(SEARCH, draft, begun)
  const kept = await keepLexicon(INDEX, draft, lexicon.pack(version, begun))
  if (String(await catalogueVersion(DB)) !== version) return false
  const isDone = await switchOver(SEARCH, draft, { version, lexicon: kept })
  if (isDone) await dropOlderLexicons(INDEX, draft)
  return isDone
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
