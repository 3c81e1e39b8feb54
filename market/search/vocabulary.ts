import type { Document } from './document.ts'
import { wordsOfPhrases } from './same-meaning.ts'

export interface WordCounter {
  count: (document: Document) => void
  /** Each word with how many products bear it. */
  words: () => ReadonlyMap<string, number>
}

/** Shorter words have too many neighbours to be meant by another. */
const shortest = 3

/** Counts the words that a misspelt one may have meant. Prose has too many of them to be likely. */
export function countWords(): WordCounter {
  const bearers = new Map<string, number>()
  const add = (word: string, more: number) => {
    if (word.length >= shortest) bearers.set(word, (bearers.get(word) ?? 0) + more)
  }
  // “nigth stand” is mended by words that nothing bears one by one.
  for (const word of wordsOfPhrases()) add(word, 0)
  return {
    count: ({ name, kind, traits }) => {
      for (const word of new Set([...name, ...kind, ...traits])) add(word, 1)
    },
    words: () => bearers,
  }
}
