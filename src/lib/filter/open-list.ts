import { type ListState, listAddress, readListState } from './list-state.ts'
import { type FilterTag, type Vocabulary, vocabularyOf } from './vocabulary.ts'

type Missing = { ok: false; code: 'not-found' | 'unavailable' }
type Found<Value> = { ok: true; value: Value } | Missing

interface Page<Tag> {
  pageCount: number
  tags: readonly Tag[]
}

interface Shop<Tag extends FilterTag, Paged extends Page<Tag>> {
  tags: () => Promise<Found<readonly Tag[]>>
  list: (state: ListState<FilterTag>) => Promise<Found<Paged>>
}

/** A list as an address asks for it. */
export interface OpenedList<Tag extends FilterTag, Paged> {
  state: ListState<Tag>
  vocabulary: Vocabulary<Tag>
  page: Paged
}

type Opened<Tag extends FilterTag, Paged> =
  | { to: 'list'; list: OpenedList<Tag, Paged> }
  | { to: 'elsewhere'; href: string }
  /** With the tags of the site where they are known: somebody may have meant one of them. */
  | { to: 'nowhere'; code: Missing['code']; tags: readonly Tag[] }

/** Another spelling of an address leads to the list's one address. */
export async function openList<Tag extends FilterTag, Paged extends Page<Tag>>(
  shop: Shop<Tag, Paged>,
  address: { pathname: string; search: string },
): Promise<Opened<Tag, Paged>> {
  const segments = address.pathname.split('/').slice(2)
  // Only who reads slugs must know them all; for the others the list's own tags will do.
  const known = segments.length > 0 ? await shop.tags() : ({ ok: true, value: [] } as const)
  if (!known.ok) return { to: 'nowhere', code: known.code, tags: [] }
  const vocabulary = vocabularyOf<Tag>(known.value)
  const state = readListState(vocabulary, { segments, search: new URLSearchParams(address.search) })
  const href = state && listAddress(vocabulary, state)
  if (!state || href === null) return { to: 'nowhere', code: 'not-found', tags: known.value }
  if (href !== address.pathname + address.search) return { to: 'elsewhere', href }
  const found = await shop.list(state)
  if (!found.ok) return { to: 'nowhere', code: found.code, tags: known.value }
  const page = found.value
  if (state.page > 1 && state.page > page.pageCount)
    return { to: 'nowhere', code: 'not-found', tags: known.value }
  const all = segments.length > 0 ? vocabulary : vocabularyOf(page.tags)
  return { to: 'list', list: { state, vocabulary: all, page } }
}
