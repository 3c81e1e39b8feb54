import { type ListState, listAddress, priceCeilings } from './list-state.ts'
import { withoutTag } from './selection.ts'
import type { FilterTag, Vocabulary } from './vocabulary.ts'

/** A chosen value, and where the list is without it. */
export interface ChosenChip {
  name: string
  href: string
}

/** One for everything that narrows the list, a search's words apart. */
export function chipsOf<Tag extends FilterTag>(
  vocabulary: Vocabulary<Tag>,
  state: ListState<Tag>,
): ChosenChip[] {
  const without = (change: Partial<ListState<Tag>>) =>
    listAddress(vocabulary, { ...state, ...change, page: 1 }) ?? '/products'
  const chips = state.selection.map((tag) => ({
    name: tag.name,
    href: without({ selection: withoutTag(state.selection, tag) }),
  }))
  const ceiling = priceCeilings.find((below) => below === state.below)
  if (ceiling) chips.push({ name: ceilingName(ceiling), href: without({ below: null }) })
  if (state.inStock) chips.push({ name: 'In stock', href: without({ inStock: false }) })
  return chips
}

export function ceilingName(pounds: number): string {
  return `Less than £${pounds.toLocaleString('en-GB')}`
}

/** The list without any filter; null where there is none to clear. */
export function clearedAddress<Tag extends FilterTag>(
  vocabulary: Vocabulary<Tag>,
  state: ListState<Tag>,
): string | null {
  if (chipsOf(vocabulary, state).length === 0) return null
  return listAddress(vocabulary, { ...state, selection: [], below: null, inStock: false, page: 1 })
}
