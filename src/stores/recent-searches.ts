import { atom } from 'nanostores'
import { type RecentSearches, recentSearches, recentSearchesKey } from '#contract/edge/recent-searches.ts'
import { mayRemember } from '#lib/may-remember.ts'
import { plainQuery } from '#lib/search-words.ts'

const most = 8
const year = 365 * 24 * 60 * 60 * 1000

/** What somebody has searched for, the latest first; empty for whoever hasn't agreed to that. */
export const $recentSearches = atom<readonly string[]>([])

export function recallSearches(): void {
  $recentSearches.set(kept().map(({ text }) => text))
}

export function rememberSearch(text: string): void {
  const query = plainQuery(text)
  if (query === '' || !mayRemember(document.cookie)) return
  const others = kept().filter((search) => search.text !== query)
  write([{ text: query, at: Date.now() }, ...others].slice(0, most))
}

export function forgetSearches(): void {
  $recentSearches.set([])
  write([])
}

function kept(): RecentSearches {
  if (!mayRemember(document.cookie)) return []
  try {
    const found = recentSearches.safeParse(JSON.parse(localStorage.getItem(recentSearchesKey) ?? '[]'))
    return found.success ? found.data.filter(({ at }) => Date.now() - at < year) : []
  } catch {
    return []
  }
}

function write(searches: RecentSearches): void {
  try {
    if (searches.length === 0) localStorage.removeItem(recentSearchesKey)
    else localStorage.setItem(recentSearchesKey, JSON.stringify(searches))
  } catch {
    // Full, or forbidden: the search is the same without it.
  }
}
