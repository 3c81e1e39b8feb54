import { rungsByHeart } from './by-heart.ts'
import type { Lexicon } from './lexicon.ts'
import { meantWords } from './meant-words.ts'
import { mostRemembered, recentAnswers, secondsRemembered } from './recent-answers.ts'
import { type Rungs, type Wanted, readRungs } from './rungs.ts'
import { typedWords } from './typed-words.ts'

export interface Asked extends Pick<Wanted, 'sold'> {
  search: D1Database
  /** Answers for the database what it knows. */
  lexicon?: Lexicon | undefined
  site: string
  query: string
  /** Of the catalogue that lists are made with: as long as it stays the same, answers are remembered for a while. */
  version?: string
}

/**
 * The site's products in which every word of the query occurs, by where the words stand. Where there are none,
 * misspelt words are forgiven.
 */
export async function searchProducts({ version, ...asked }: Asked): Promise<Rungs> {
  if (version === undefined) return find(asked)
  return lately(JSON.stringify([version, asked.site, asked.query]), () => find(asked))
}

const lately = recentAnswers<Rungs>({ most: mostRemembered, seconds: secondsRemembered, sizeOf: sizeOfRungs })

async function find({ search, lexicon, query, sold }: Asked): Promise<Rungs> {
  const words = typedWords(query)
  if (words.length === 0) return []
  const asTyped = rungsByHeart(lexicon, { words, sold }) ?? (await readRungs(search, { words, sold }))
  if (findSomething(asTyped)) return asTyped
  const meant = await meantWords(search, words)
  return meant ? readRungs(search, { words, meant, sold }) : []
}

export function findSomething(rungs: Rungs): boolean {
  return rungs.some(({ length }) => length > 0)
}

/** In numbers; an answer without any takes some room too. */
export function sizeOfRungs(rungs: Rungs): number {
  return rungs.reduce((sum, { length }) => sum + length, 100)
}
