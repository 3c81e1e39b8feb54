import { readBatch } from '../queries/batch.ts'
import { rungsByHeart, suggestionsByHeart } from './by-heart.ts'
import { type Asked, findSomething } from './find.ts'
import type { Lexicon, Suggestion } from './lexicon.ts'
import { meantWords } from './meant-words.ts'
import { type RungRow, type Rungs, type Wanted, rungsStatement, soldOnRungs } from './rungs.ts'
import { tellingWords, typedWords } from './typed-words.ts'

export interface Suggested {
  suggestions: Suggestion[]
  /** Of the products that the query finds. */
  rungs: Rungs
}

const mostSuggestions = 8

interface PhraseRow {
  text: string
  category: string
  category_slug: string
}

/** What somebody may be about to type on that site, and what it finds as it stands. */
export async function suggest({
  search,
  lexicon,
  site,
  query,
  sold,
}: Omit<Asked, 'version'>): Promise<Suggested> {
  const words = typedWords(query)
  if (words.length === 0) return { suggestions: [], rungs: [] }
  const wanted = { site, words, sold, text: tellingWords(query).join(' ') }
  const asTyped = suggestedByHeart(lexicon, wanted) ?? (await readSuggested(search, wanted))
  if (findSomething(asTyped.rungs)) return asTyped
  const meant = await meantWords(search, words)
  if (!meant) return asTyped
  const text = words.map(({ typed }, at) => meant[at]?.[0] ?? typed).join(' ')
  const asMeant = await readSuggested(search, { site, words, sold, meant, text })
  return asTyped.suggestions.length > 0 ? { ...asMeant, suggestions: asTyped.suggestions } : asMeant
}

type Typed = Wanted & { site: string; text: string }

function suggestedByHeart(
  lexicon: Lexicon | undefined,
  { text, site, ...wanted }: Typed,
): Suggested | undefined {
  const rungs = rungsByHeart(lexicon, wanted)
  if (!lexicon || !rungs) return undefined
  return { suggestions: suggestionsByHeart(lexicon, { site, text, most: mostSuggestions }), rungs }
}

/** One journey for both. */
async function readSuggested(search: D1Database, { text, site, ...wanted }: Typed): Promise<Suggested> {
  const [phrases, rows] = await readBatch<[PhraseRow, RungRow]>(search, [
    phrasesStatement(search, { site, text }),
    rungsStatement(search, wanted),
  ])
  return {
    suggestions: phrases.map(({ text: suggested, category, category_slug }) => ({
      text: suggested,
      category: category === '' ? null : category,
      categorySlug: category_slug === '' ? null : category_slug,
    })),
    rungs: await soldOnRungs(search, wanted, rows),
  }
}

export function phrasesStatement(
  search: D1Database,
  { site, text }: { site: string; text: string },
): D1PreparedStatement {
  return search.prepare(likeliestPhrases).bind(site, text, `${text}${lastCharacter}`, mostSuggestions)
}

/** Everything that begins with a text lies between it and itself with this behind it. */
const lastCharacter = '\u{10FFFF}'

const likeliestPhrases = `SELECT text, category, category_slug FROM phrases
  WHERE side = (SELECT live FROM generation) AND site = ?1 AND beginning >= ?2 AND beginning < ?3
  GROUP BY text, category ORDER BY max(weight) DESC, text, category LIMIT ?4`
