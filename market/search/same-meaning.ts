import { alsoLookedForAs, sameMeaning } from './synonyms.ts'
import { wordsOf } from './words.ts'

/** The phrases by which people also look for what these words name, with words of one and spaces between. */
export function otherPhrasesFor(words: readonly string[]): string[] {
  const others = new Set<string>()
  for (let at = 0; at < words.length; at++)
    for (let length = 1; length <= longestPhrase && at + length <= words.length; length++)
      for (const phrase of meanings.get(words.slice(at, at + length).join(' ')) ?? []) others.add(phrase)
  for (const word of words) others.delete(word)
  return [...others]
}

/**
 * A phrase of several words is borne as one: “lamp table” makes a side table neither a lamp nor found by “lamp”, and
 * who types “coffeetable” finds coffee tables.
 */
export function asOneWord(phrase: string): string {
  return phrase.replaceAll(' ', '')
}

/** Several words that together are the name of something, or with the last one unfinished begin to be. */
export function isPhrase(phrase: string): boolean {
  return phrases.has(phrase)
}

export function beginsPhrase(phrase: string): boolean {
  return everyPhrase.some((whole) => whole.startsWith(phrase))
}

/** Words that products needn't bear themselves to be looked for by. */
export function wordsOfPhrases(): string[] {
  return everyPhrase.flatMap((phrase) => phrase.split(' '))
}

/** From a phrase to those that mean the same, itself among them. */
const meanings = new Map<string, Set<string>>()
for (const phrasesOfOne of sameMeaning) for (const phrase of phrasesOfOne) learn(phrase, phrasesOfOne)
for (const [phrase, others] of Object.entries(alsoLookedForAs)) learn(phrase, [phrase, ...others])

const everyPhrase = [...new Set([...meanings.values()].flatMap((others) => [...others]))]
const phrases = new Set(everyPhrase)
export const longestPhrase = Math.max(...everyPhrase.map((phrase) => phrase.split(' ').length))

function learn(phrase: string, others: readonly string[]): void {
  const key = wordsOf(phrase).join(' ')
  const known = meanings.get(key) ?? new Set()
  for (const other of others) known.add(wordsOf(other).join(' '))
  meanings.set(key, known)
}
