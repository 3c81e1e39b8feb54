import { atom, computed } from 'nanostores'
import { listPath } from '#lib/address.ts'
import { plainQuery } from '#lib/search-words.ts'
import { $knownSuggestions, recallSuggestions } from './known-suggestions.ts'
import { $recentSearches, rememberSearch } from './recent-searches.ts'
import { $text } from './search.ts'
import { $besides } from './search-beside.ts'
import { $found } from './search-results.ts'

/** Something to choose below the box, by the arrow keys too. */
export interface Option {
  /** Its place among all of them, and its name in the page. */
  id: string
  text: string
  /** For “in {category}”. */
  category: string | null
  path: string
  /** What choosing it searches for; null where it leads elsewhere. */
  search: string | null
}

export interface OptionGroup {
  name: string
  options: Option[]
}

/** What is known already, until the answer for the very text is there. */
const $suggestions = computed([$text, $found, $knownSuggestions], (text, found, known) =>
  found && found.query === plainQuery(text) ? found.suggestions : recallSuggestions(known, text),
)

const $recalled = computed([$recentSearches, $text], (recent, text) => {
  const query = plainQuery(text)
  return recent.filter((search) => search.startsWith(query) && search !== query)
})

export const $optionGroups = computed([$suggestions, $recalled, $besides], (suggestions, recalled, besides) =>
  numbered([
    { name: 'Suggestions:', options: suggestions.map((one) => searchFor(one.text, one.category)) },
    { name: 'Recent searches', options: recalled.map((search) => searchFor(search, null)) },
    ...besides.map(({ name, links }) => ({
      name,
      options: links.map((link) => ({ text: link.name, path: link.path, category: null, search: null })),
    })),
  ]),
)

export const $options = computed($optionGroups, (groups) => groups.flatMap(({ options }) => options))

/** The one that the arrow keys have come to. Another text begins at the box again. */
const $reached = atom<{ id: string; path: string } | null>(null)

export const $activeOption = computed([$reached, $options], (reached, options) =>
  reached ? (options.find(({ id, path }) => id === reached.id && path === reached.path) ?? null) : null,
)

/** Past either end lies the box itself, and behind that the other end. */
export function moveActive(to: 'next' | 'previous' | 'first' | 'last'): void {
  const options = $options.get()
  const active = $activeOption.get()
  const at = active ? options.indexOf(active) : -1
  const places = options.length + 1
  const next = { next: at + 1, previous: at - 1, first: 0, last: options.length - 1 }[to]
  const place = ((next + 1 + places) % places) - 1
  $reached.set(options[place] ?? null)
}

export function leaveOptions(): void {
  $reached.set(null)
}

export function chooseOption({ search }: Option): void {
  if (search !== null) rememberSearch(search)
}

function searchFor(text: string, category: string | null): Omit<Option, 'id'> {
  return { text, category, path: listPath('/products', 1, text), search: text }
}

function numbered(groups: readonly { name: string; options: Omit<Option, 'id'>[] }[]): OptionGroup[] {
  let count = 0
  return groups
    .filter(({ options }) => options.length > 0)
    .map(({ name, options }) => ({
      name,
      options: options.map((option) => ({ ...option, id: `search-option-${count++}` })),
    }))
}
