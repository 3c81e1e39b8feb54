import type { Document } from './document.ts'
import { wordsOfPhrases } from './same-meaning.ts'

export interface WordCounter {
  count: (document: Document) => void
  /** Each word with how many products bear it. */
  words: () => ReadonlyMap<string, number>
}

/** Of three to twenty-four letters: shorter words have too many neighbours, and numbers are never meant by others. */
const meantByOthers = /^\p{L}{3,24}$/u
/** Each leaves some fifty remainders; those that most products bear are the likeliest. */
const mostWords = 20_000

/** Counts the words that a misspelt one may have meant. Prose has too many of them to be likely. */
export function countWords(): WordCounter {
  const bearers = new Map<string, number>()
  const add = (word: string, more: number) => {
    if (meantByOthers.test(word)) bearers.set(word, (bearers.get(word) ?? 0) + more)
  }
  // “nigth stand” is mended by words that nothing bears one by one.
  for (const word of wordsOfPhrases()) add(word, 0)
  return {
    count: ({ name, kind, traits }) => {
      for (const word of new Set([...name, ...kind, ...traits])) add(word, 1)
    },
    words: () => {
      if (bearers.size <= mostWords) return bearers
      return new Map([...bearers].toSorted(([, one], [, other]) => other - one).slice(0, mostWords))
    },
  }
}
