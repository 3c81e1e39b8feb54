import { singular } from './singular.ts'
import { plainWords } from './words.ts'

/** A word that somebody typed, and the one that products bear. */
export interface TypedWord {
  typed: string
  word: string
}

const mostWords = 8

/** What a query asks for. */
export function typedWords(query: string): TypedWord[] {
  return [...new Set(tellingWords(query))]
    .slice(0, mostWords)
    .map((word) => ({ typed: word, word: singular(word) }))
}

/** Words that say nothing are dropped where others say something. */
export function tellingWords(text: string): string[] {
  const words = plainWords(text)
  const telling = words.filter((word) => !sayNothing.has(word))
  return telling.length > 0 ? telling : words
}

const sayNothing = new Set(
  (
    'a an and at by for from in into my of on or our that the this to with your ' +
    'best buy cheap online price prices shop uk'
  ).split(' '),
)
