import { type FilterLists, listTags } from '#contract/market/catalogue.ts'
import { suggestProducts } from '#contract/market/search.ts'
import type { Tag } from '#contract/market/tag.ts'
import type { Shop } from '#contract/shop.ts'
import { vocabularyOf } from '#lib/filter/vocabulary.ts'
import { readFilter } from '#lib/search-filter.ts'
import { ask } from '../upstream/market.ts'
import type { Counter } from './counter.ts'
import { filterLists } from './filter-lists.ts'

/** What may have been meant by something that is still being typed. */
export function suggest({ market, note, shown }: Counter): Pick<Shop, 'suggest'> {
  return {
    async suggest({ query, filter, page }) {
      note('list')
      const known = shown(await ask(market, listTags, { query: {} }))
      if (!known.ok) return known
      const vocabulary = vocabularyOf(known.value.tags)
      const selection = readFilter(vocabulary, filter)
      const body = { query, ...(selection.length > 0 && { filter: listsOf(selection) }) }
      const found = shown(await ask(market, suggestProducts, { query: { page }, body }))
      return found.ok ? { ok: true, value: { found: found.value, vocabulary, selection } } : found
    },
  }
}

function listsOf(selection: readonly Tag[]): FilterLists {
  const lists: FilterLists = {}
  for (const { type, urlSlug } of selection) (lists[filterLists[type]] ??= []).push(urlSlug)
  return lists
}
