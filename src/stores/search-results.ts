import { atom, computed } from 'nanostores'
import { get } from '#contract/edge/call.ts'
import {
  type FoundProduct,
  type FoundTag,
  type SearchAnswer,
  type Suggestion,
  searchAnswer,
  searchPath,
} from '#contract/edge/search.ts'
import { learnSuggestions } from './known-suggestions.ts'

export type { FoundProduct, FoundTag }

export interface Found {
  query: string
  page: number
  products: readonly FoundProduct[]
  totalCount: number
  tags: readonly FoundTag[]
  suggestions: readonly Suggestion[]
  /** Until a page comes back empty. */
  moreProductsRemaining: boolean
}

/** Loading is for a new text, fetching for another choice, adding for the next page. */
export type Progress = 'idle' | 'loading' | 'fetching' | 'adding' | 'failed'

interface Wish {
  query: string
  filter: string
}

export const $found = atom<Found | null>(null)
export const $progress = atom<Progress>('idle')

export const $hasMore = computed(
  $found,
  (found) => found !== null && found.moreProductsRemaining && found.products.length !== found.totalCount,
)

/** An answer to an older wish is not looked at any more. */
let lastWish = 0

/** Somebody is typing: what was asked before doesn't matter now. */
export function expectResults(): void {
  lastWish += 1
  $progress.set('loading')
}

export function forgetResults(): void {
  lastWish += 1
  $found.set(null)
  $progress.set('idle')
}

/** The first page of what a wish finds; null where another came meanwhile, or none could be had. */
export async function findProducts(
  wish: Wish,
  progress: 'loading' | 'fetching',
): Promise<SearchAnswer | null> {
  const answer = await ask({ ...wish, page: 1 }, progress)
  if (answer === 'late') return null
  $progress.set(answer ? 'idle' : 'failed')
  if (!answer) {
    // What the panel chooses from stays, to choose otherwise.
    if (progress === 'loading') $found.set(null)
    return null
  }
  const { products, totalCount, tags, suggestions } = answer
  const moreProductsRemaining = products.length > 0
  $found.set({ query: wish.query, page: 1, products, totalCount, tags, suggestions, moreProductsRemaining })
  return answer
}

/** The next page, behind what is there. */
export async function findMore(filter: string): Promise<void> {
  const found = $found.get()
  if (!found || !['idle', 'failed'].includes($progress.get())) return
  const page = found.page + 1
  const answer = await ask({ query: found.query, filter, page }, 'adding')
  if (answer === 'late') return
  $progress.set(answer ? 'idle' : 'failed')
  if (!answer) return
  $found.set({
    ...found,
    page,
    products: [...found.products, ...answer.products],
    totalCount: answer.totalCount,
    moreProductsRemaining: answer.products.length > 0,
  })
}

async function ask(wish: Wish & { page: number }, progress: Progress): Promise<SearchAnswer | null | 'late'> {
  lastWish += 1
  const own = lastWish
  $progress.set(progress)
  const reply = await get(searchPath(wish), searchAnswer)
  if (reply.ok) learnSuggestions(reply.value.suggestions)
  if (own !== lastWish) return 'late'
  return reply.ok ? reply.value : null
}
