import { slugForm } from '../slug-form.ts'
import { filterKinds } from './kinds.ts'
import type { FilterTag } from './vocabulary.ts'

/**
 * The chosen tags, each once, in the order in which an address names them. There is one category at most: choosing
 * another replaces it, and so a child takes its parent's place.
 */
export type Selection<Tag extends FilterTag> = readonly Tag[]

/** What was chosen one after the other. */
export function selectionOf<Tag extends FilterTag>(chosen: readonly Tag[]): Selection<Tag> {
  const category = chosen.findLast(({ type }) => type === 'category')
  const kept = chosen.filter((tag) => tag.type !== 'category' || tag.tagId === category?.tagId)
  return [...new Map(kept.map((tag) => [tag.tagId, tag])).values()].toSorted(byAddress)
}

export function withTag<Tag extends FilterTag>(selection: Selection<Tag>, tag: Tag): Selection<Tag> {
  return selectionOf([...selection, tag])
}

export function withoutTag<Tag extends FilterTag>(selection: Selection<Tag>, tag: FilterTag): Selection<Tag> {
  return selection.filter(({ tagId }) => tagId !== tag.tagId)
}

export function isChosen(selection: Selection<FilterTag>, tag: FilterTag): boolean {
  return selection.some(({ tagId }) => tagId === tag.tagId)
}

function byAddress(one: FilterTag, other: FilterTag): number {
  const kinds = filterKinds.indexOf(one.type) - filterKinds.indexOf(other.type)
  if (kinds !== 0) return kinds
  return slugForm(one.urlSlug) < slugForm(other.urlSlug) ? -1 : 1
}
