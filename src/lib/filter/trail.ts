import { type ListState, listAddress, usualSort } from './list-state.ts'
import type { FilterTag, Vocabulary } from './vocabulary.ts'

export interface Trail {
  above: { name: string; href: string }[]
  here: string
}

const most = 3

/** From 'All Products' to where one is; each step but the last leads there and clears every filter. */
export function trailOf<Tag extends FilterTag>(vocabulary: Vocabulary<Tag>, state: ListState<Tag>): Trail {
  const { selection, query } = state
  const category = selection.find(({ type }) => type === 'category')
  const parent = category && vocabulary.parentOf(category)
  const line = [parent, category].filter((tag) => tag !== undefined)
  const steps = [
    { name: 'All Products', href: '/products' },
    ...line.map((tag) => ({ name: tag.name, href: addressOf(vocabulary, tag) })),
  ]
  const further = selection.filter((tag) => tag !== category).map(({ name }) => name)
  const here = [...(query === null ? [] : [`“${query}”`]), ...further].join(', ')
  const named = here === '' ? steps : [...steps, { name: here, href: '' }]
  // With three at most the nearest say the most, after the root.
  const kept = named.length > most ? [...named.slice(0, 1), ...named.slice(1 - most)] : named
  return { above: kept.slice(0, -1), here: kept.at(-1)?.name ?? '' }
}

function addressOf<Tag extends FilterTag>(vocabulary: Vocabulary<Tag>, tag: Tag): string {
  const query = null
  const plain = { query, sort: usualSort(query), below: null, inStock: false, page: 1, unfolded: null }
  return listAddress(vocabulary, { ...plain, selection: [tag] }) ?? '/products'
}
