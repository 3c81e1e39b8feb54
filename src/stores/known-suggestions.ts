import { atom } from 'nanostores'
import type { Suggestion } from '#contract/edge/search.ts'
import { plainQuery } from '#lib/search-words.ts'

const mostShown = 8
const mostKept = 500

/** Every suggestion that came while the page was open, the newest first. */
export const $knownSuggestions = atom<readonly Suggestion[]>([])

export function learnSuggestions(suggestions: readonly Suggestion[]): void {
  const isNew = new Set(suggestions.map(nameOf))
  const older = $knownSuggestions.get().filter((suggestion) => !isNew.has(nameOf(suggestion)))
  $knownSuggestions.set([...suggestions, ...older].slice(0, mostKept))
}

/** What is known to begin with a text, before anybody has been asked. */
export function recallSuggestions(known: readonly Suggestion[], typed: string): readonly Suggestion[] {
  const query = plainQuery(typed)
  if (query === '') return []
  return known.filter(({ text }) => text.toLowerCase().startsWith(query)).slice(0, mostShown)
}

function nameOf({ text, category }: Suggestion): string {
  return `${text}\n${category ?? ''}`
}
