import { type ListState, usualSort } from './filter/list-state.ts'
import type { FilterTag } from './filter/vocabulary.ts'

const longestPrefix = 200

/** What somebody has begun to write; null where it is nothing. */
export function prefixIn(search: URLSearchParams): string | null {
  return search.get('prefix')?.trim().slice(0, longestPrefix).trim() || null
}

export function prefixPath(prefix: string, page: number): string {
  const search = new URLSearchParams(page > 1 ? { page: String(page), prefix } : { prefix })
  return `/products/t?${search.toString()}`
}

/** The search that finds its products. */
export function prefixState(query: string, page: number): ListState<FilterTag> {
  return {
    selection: [],
    query,
    sort: usualSort(query),
    below: null,
    inStock: false,
    page,
    unfolded: null,
  }
}

/** The tags of which a word begins like that, or the whole name does. */
export function tagsBeginningWith<Tag extends { name: string }>(tags: readonly Tag[], prefix: string): Tag[] {
  const begun = plain(prefix)
  return tags.filter(({ name }) => {
    const whole = plain(name)
    return whole.startsWith(begun) || whole.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(begun))
  })
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
