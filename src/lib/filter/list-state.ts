import { pageNumber } from '../address.ts'
import { type FilterKind, filterKinds } from './kinds.ts'
import { readSegments, writeSegments } from './segments.ts'
import type { Selection } from './selection.ts'
import type { FilterTag, Vocabulary } from './vocabulary.ts'

export const listSorts = ['all', 'in-stock', 'price-low', 'price-high', 'relevance'] as const
export type ListSort = (typeof listSorts)[number]

/** In pounds. */
export const priceCeilings = [100, 500, 1000] as const
export type PriceCeiling = (typeof priceCeilings)[number]

/** Everything that the address of a list says. */
export interface ListState<Tag extends FilterTag> {
  selection: Selection<Tag>
  query: string | null
  sort: ListSort
  below: PriceCeiling | null
  inStock: boolean
  page: number
  /** The group of the panel that is shown whole. */
  unfolded: FilterKind | null
}

interface Asked {
  /** Those below `/products`, as they came over the wire. */
  segments: readonly string[]
  search: URLSearchParams
}

const longestQuery = 200

/** A value that means nothing is as if it weren't there; segments and pages that don't exist are no list. */
export function readListState<Tag extends FilterTag>(
  vocabulary: Vocabulary<Tag>,
  { segments, search }: Asked,
): ListState<Tag> | null {
  const selection = readSegments(vocabulary, segments)
  const page = pageNumber(search.get('page'))
  if (!selection || page === null) return null
  const query = queryIn(search)
  const below = search.get('below')
  return {
    selection,
    query,
    page,
    sort: listSorts.find((sort) => sort === search.get('sort')) ?? usualSort(query),
    below: priceCeilings.find((ceiling) => String(ceiling) === below) ?? null,
    inStock: search.get('stock') === 'yes',
    unfolded: filterKinds.find((kind) => kind === search.get('unfold')) ?? null,
  }
}

/** The one address of a list; null where it would be deeper than a list may be. */
export function listAddress<Tag extends FilterTag>(
  vocabulary: Vocabulary<Tag>,
  state: ListState<Tag>,
): string | null {
  const segments = writeSegments(vocabulary, state.selection)
  if (!segments) return null
  const search = new URLSearchParams(queryOf(state)).toString()
  return ['/products', ...segments].join('/') + (search && `?${search}`)
}

/** A search shows what fits best first, any other list what the merchant put first. */
export function usualSort(query: string | null): ListSort {
  return query === null ? 'all' : 'relevance'
}

export function queryIn(search: URLSearchParams): string | null {
  return search.get('searchQuery')?.trim().slice(0, longestQuery).trim() || null
}

/** Names in the order in which the Gateway hands them on. */
function queryOf({ query, sort, below, inStock, page, unfolded }: ListState<FilterTag>): [string, string][] {
  const all: [string, string | null][] = [
    ['below', below === null ? null : String(below)],
    ['page', page > 1 ? String(page) : null],
    ['searchQuery', query],
    ['sort', sort === usualSort(query) ? null : sort],
    ['stock', inStock ? 'yes' : null],
    ['unfold', unfolded],
  ]
  return all.flatMap(([name, value]) => (value === null ? [] : [[name, value]]))
}
