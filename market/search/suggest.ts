import { type Asked, numbersOf, numbersStatement } from './find.ts'
import type { Meant } from './match.ts'
import { meantWords } from './meant-words.ts'
import { recentAnswers } from './recent-answers.ts'
import { type TypedWord, tellingWords, typedWords } from './typed-words.ts'

export interface Suggestion {
  text: string
  category: string | null
  categorySlug: string | null
}

export interface Suggested {
  suggestions: Suggestion[]
  /** Of the products that the query finds, the best first. */
  numbers: number[]
}

const mostSuggestions = 8

interface PhraseRow {
  text: string
  category: string
  category_slug: string
}

/** What somebody may be about to type on that site, and what it finds as it stands. */
export async function suggest({ version, ...asked }: Asked): Promise<Suggested> {
  if (version === undefined) return find(asked)
  return lately(JSON.stringify([version, asked.site, asked.query]), () => find(asked))
}

const lately = recentAnswers<Suggested>({ most: 100, seconds: 60 })

async function find({ search, site, query }: Asked): Promise<Suggested> {
  const words = typedWords(query)
  if (words.length === 0) return { suggestions: [], numbers: [] }
  const asTyped = await readSuggested(search, { site, words, text: tellingWords(query).join(' ') })
  if (asTyped.numbers.length > 0) return asTyped
  const meant = await meantWords(search, words)
  if (!meant) return asTyped
  const text = words.map(({ typed }, at) => meant[at]?.[0] ?? typed).join(' ')
  const asMeant = await readSuggested(search, { site, words, meant, text })
  return asTyped.suggestions.length > 0 ? { ...asMeant, suggestions: asTyped.suggestions } : asMeant
}

/** One journey for both. */
async function readSuggested(
  search: D1Database,
  { text, ...wanted }: { site: string; words: readonly TypedWord[]; meant?: readonly Meant[]; text: string },
): Promise<Suggested> {
  const [phrases, numbers] = await search.batch<PhraseRow & { numbers: string }>([
    phrasesStatement(search, { site: wanted.site, text }),
    numbersStatement(search, wanted),
  ])
  return {
    suggestions: (phrases?.results ?? []).map(({ text: suggested, category, category_slug }) => ({
      text: suggested,
      category: category === '' ? null : category,
      categorySlug: category_slug === '' ? null : category_slug,
    })),
    numbers: numbersOf(numbers?.results[0]),
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
  GROUP BY text, category ORDER BY max(weight) DESC, text LIMIT ?4`
