import { type FilterKind, kindTitles } from './kinds.ts'
import { type ListState, listAddress } from './list-state.ts'
import { partsOf } from './parts.ts'
import { isForCrawlers } from './robots.ts'
import { isChosen, withTag, withoutTag } from './selection.ts'
import type { FilterTag, Vocabulary } from './vocabulary.ts'

/** One row of the panel. */
export interface PanelValue<Tag> {
  tag: Tag
  count: number
  isChosen: boolean
  /** The list with it, or without it where it is chosen; null where it would leave nothing. */
  href: string | null
  /** Whether crawlers should go there. */
  isFollowed: boolean
}

/** Values under one heading. */
export interface PanelPart<Tag> {
  /** The parent's name, or 'other' where some values have one and these don't; null where none has. */
  name: string | null
  /** The parent, where it can be chosen itself. */
  head: PanelValue<Tag> | null
  values: PanelValue<Tag>[]
}

export interface PanelGroup<Tag> {
  kind: FilterKind
  title: string
  parts: PanelPart<Tag>[]
  /** The same list with all values of this group, where it shows only the most frequent. */
  whole: { href: string; count: number } | null
  chosen: number
}

/** From what people decide by first. */
const order = ['category', 'colour', 'material', 'room', 'style', 'brand', 'filter'] as const

interface Counted<Tag extends FilterTag> {
  vocabulary: Vocabulary<Tag>
  state: ListState<Tag>
  /** How many products each tag leaves, by its id; a kind's own choice counts for nothing in it. */
  counts: ReadonlyMap<string, number>
}

/** The groups that the site has tags for. */
export function panelOf<Tag extends FilterTag>(counted: Counted<Tag>): PanelGroup<Tag>[] {
  return order.flatMap((kind) => {
    const tags = counted.vocabulary.tags.filter(({ type }) => type === kind)
    return tags.length === 0 ? [] : [groupOf(counted, kind, tags)]
  })
}

function groupOf<Tag extends FilterTag>(
  counted: Counted<Tag>,
  kind: FilterKind,
  tags: readonly Tag[],
): PanelGroup<Tag> {
  const { vocabulary, state, counts } = counted
  const countOf = (tag: Tag) => counts.get(tag.tagId) ?? 0
  const isWhole = state.unfolded === kind
  const { parts, left } = partsOf(vocabulary, { kind, tags, selection: state.selection, countOf, isWhole })
  const whole = left > 0 ? listAddress(vocabulary, { ...state, page: 1, unfolded: kind }) : null
  return {
    kind,
    title: kindTitles[kind],
    parts: parts.map(({ name, head, values }) => ({
      name,
      head: head && valueOf(counted, head),
      values: values.map((tag) => valueOf(counted, tag)),
    })),
    whole: whole === null ? null : { href: whole, count: tags.length },
    chosen: state.selection.filter(({ type }) => type === kind).length,
  }
}

function valueOf<Tag extends FilterTag>(
  { vocabulary, state, counts }: Counted<Tag>,
  tag: Tag,
): PanelValue<Tag> {
  const count = counts.get(tag.tagId) ?? 0
  const chosen = isChosen(state.selection, tag)
  const selection = chosen ? withoutTag(state.selection, tag) : withTag(state.selection, tag)
  const next = { ...state, selection, page: 1 }
  const href = chosen || count > 0 ? listAddress(vocabulary, next) : null
  const total = chosen ? null : count
  return { tag, count, isChosen: chosen, href, isFollowed: isForCrawlers(next, { total }) }
}
