import { type ChosenChip, ceilingName, chipsOf, clearedAddress } from './chips.ts'
import { decisiveValues } from './decisive.ts'
import { type DescribedTag, type ListHead, listHead } from './list-head.ts'
import { type ListSort, type ListState, listAddress, listSorts, priceCeilings } from './list-state.ts'
import type { OpenedList } from './open-list.ts'
import { type PanelGroup, type PanelValue, panelOf } from './panel.ts'
import { isForCrawlers, isPlain, plainState } from './robots.ts'
import { type Trail, trailOf } from './trail.ts'

/** One of several ways to see the same list. */
export interface ListChoice {
  name: string
  href: string
  isChosen: boolean
}

/** Everything that a list's page shows besides its products. */
export interface ListView<Tag> {
  head: ListHead
  trail: Trail
  chips: ChosenChip[]
  clear: string | null
  groups: PanelGroup<Tag>[]
  decisive: PanelValue<Tag>[]
  sorts: ListChoice[]
  ceilings: ListChoice[]
  stock: ListChoice
  previous: string | null
  next: string | null
  /** The list's one address for crawlers, on pages that are for them, and on those that only show it differently. */
  canonical: string | null
  isForCrawlers: boolean
}

interface Page<Tag> {
  totalCount: number
  pageCount: number
  tags: readonly Tag[]
}

type CountedTag = DescribedTag & { count: number }

export function listView<Tag extends CountedTag>(
  { state, vocabulary, page }: OpenedList<Tag, Page<Tag>>,
  siteName: string,
): ListView<Tag> {
  const counts = new Map(page.tags.map(({ tagId, count }) => [tagId, count]))
  const groups = panelOf({ vocabulary, state, counts })
  const to = (change: Partial<ListState<Tag>>) =>
    listAddress(vocabulary, { ...state, page: 1, ...change }) ?? '/products'
  const plain = plainState(state)
  const isKept = isForCrawlers(state, { total: page.totalCount })
  return {
    head: listHead(state, siteName),
    trail: trailOf(vocabulary, state),
    chips: chipsOf(vocabulary, state),
    clear: clearedAddress(vocabulary, state),
    groups,
    decisive: decisiveValues(groups, page.totalCount),
    sorts: listSorts.map((sort) => ({
      name: sortNames[sort],
      href: to({ sort }),
      isChosen: sort === state.sort,
    })),
    ceilings: [null, ...priceCeilings].map((below) => ({
      name: below === null ? 'All Prices' : ceilingName(below),
      href: to({ below }),
      isChosen: below === state.below,
    })),
    stock: { name: 'In stock only', href: to({ inStock: !state.inStock }), isChosen: state.inStock },
    previous: state.page > 1 ? to({ page: state.page - 1 }) : null,
    next: page.pageCount !== 0 && state.page !== page.pageCount ? to({ page: state.page + 1 }) : null,
    canonical:
      // The plain list has at least what is left of it.
      isKept || (state.query === null && !isPlain(state) && isForCrawlers(plain, { total: page.totalCount }))
        ? to({ ...plain, page: isKept ? state.page : 1 })
        : null,
    isForCrawlers: isKept,
  }
}

const sortNames: Record<ListSort, string> = {
  all: 'All Products',
  'in-stock': 'In Stock',
  'price-low': 'Price low to high',
  'price-high': 'Price high to low',
  relevance: 'Relevance',
}
