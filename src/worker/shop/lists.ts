import type { z } from 'zod'
import { type ListSort, listProducts, listTags, searchProducts } from '#contract/market/catalogue.ts'
import type { Shop } from '#contract/shop.ts'
import type { ListState, ListSort as ShownSort } from '#lib/filter/list-state.ts'
import type { FilterTag } from '#lib/filter/vocabulary.ts'
import { ask } from '../upstream/market.ts'
import type { Counter } from './counter.ts'
import { filterLists } from './filter-lists.ts'

/** Every page that shows a list is dropped when any product of the site changes. */
const list = 'list'

export function lists(counter: Counter): Pick<Shop, 'products' | 'list' | 'tags'> {
  const { market, note, shown } = counter
  const products: Shop['products'] = async (page) => {
    note(list)
    return shown(await ask(market, listProducts, { query: { page } }))
  }
  return {
    products,
    async list(state) {
      if (isEverything(state)) return products(state.page)
      note(list)
      const { page } = state
      return shown(await ask(market, searchProducts, { query: { page }, body: bodyOf(state) }))
    },
    async tags(kind) {
      note(list)
      const answer = shown(await ask(market, listTags, { query: kind ? { type: kind } : {} }))
      return answer.ok ? { ok: true, value: answer.value.tags } : answer
    },
  }
}

/** The whole list is one that every page shares. */
function isEverything({ selection, query, sort, below, inStock }: ListState<FilterTag>): boolean {
  return selection.length === 0 && query === null && orders[sort] === 'rank' && below === null && !inStock
}

const orders: Record<ShownSort, ListSort> = {
  all: 'rank',
  'in-stock': 'in-stock',
  'price-low': 'price-low',
  'price-high': 'price-high',
  relevance: 'relevance',
}

function bodyOf(state: ListState<FilterTag>): z.input<typeof searchProducts.body> {
  const { selection, query, sort, below, inStock } = state
  const slugs = Map.groupBy(selection, ({ type }) => filterLists[type])
  return {
    ...(query !== null && { query }),
    filter: Object.fromEntries([...slugs].map(([name, tags]) => [name, tags.map(({ urlSlug }) => urlSlug)])),
    sort: orders[sort],
    ...(below !== null && { priceBelow: below }),
    ...(inStock && { inStock }),
  }
}
