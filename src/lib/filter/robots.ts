import type { ListState } from './list-state.ts'
import { usualSort } from './list-state.ts'
import type { FilterTag } from './vocabulary.ts'

/** What things look like makes a page of its own from so many products: fewer are met on the lists of what they are. */
const fewestForALook = 10
const looks: ReadonlySet<FilterTag['type']> = new Set(['colour', 'material', 'filter'])

/** Two filters together make a page of its own for crawlers only from half a page of products. */
const fewestForTwo = 12

interface Listed {
  /** How many products it has; null where nobody has counted. */
  total: number | null
}

/**
 * Crawlers keep the whole list, those of one value, and of two kinds where one is a category, each where there is enough
 * to show: whatever else can be chosen is for people, or there would be more lists than products.
 */
export function isForCrawlers(state: ListState<FilterTag>, { total }: Listed): boolean {
  if (!isPlain(state)) return false
  const kinds = new Set(state.selection.map(({ type }) => type))
  if (kinds.size !== state.selection.length || kinds.size > 2) return false
  if (kinds.size === 2) return kinds.has('category') && isEnough(total, fewestForTwo)
  return ![...kinds].some((kind) => looks.has(kind)) || isEnough(total, fewestForALook)
}

function isEnough(total: number | null, fewest: number): boolean {
  return total !== null && total >= fewest
}

/** Without anything that only changes how the same list is shown. */
export function isPlain({ query, sort, below, inStock, unfolded }: ListState<FilterTag>): boolean {
  return query === null && sort === usualSort(query) && below === null && !inStock && unfolded === null
}

/** The list without what only narrows or orders it for a person. */
export function plainState<Tag extends FilterTag>(state: ListState<Tag>): ListState<Tag> {
  return { ...state, query: null, sort: usualSort(null), below: null, inStock: false, unfolded: null }
}
