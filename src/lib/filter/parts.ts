import type { FilterKind } from './kinds.ts'
import { type Selection, isChosen } from './selection.ts'
import type { FilterTag, Vocabulary } from './vocabulary.ts'

interface Part<Tag> {
  name: string | null
  head: Tag | null
  values: Tag[]
}

interface Group<Tag extends FilterTag> {
  kind: FilterKind
  tags: readonly Tag[]
  selection: Selection<Tag>
  countOf: (tag: Tag) => number
  /** Whether every value is wanted. */
  isWhole: boolean
}

interface Parted<Tag> {
  parts: Part<Tag>[]
  /** How many values are left out until the group is unfolded. */
  left: number
}

/** So many values of a group are shown at first; a few more than that are no reason to hold them back. */
const shownFirst = 6
const tolerated = 2

/** How a group's values are arranged: by parent, as a tree, or one after the other. */
export function partsOf<Tag extends FilterTag>(vocabulary: Vocabulary<Tag>, group: Group<Tag>): Parted<Tag> {
  if (group.kind === 'category') return { parts: treeOf(vocabulary, group), left: 0 }
  const heads = new Set(group.tags.map((tag) => vocabulary.parentOf(tag)?.tagId))
  const leaves = group.tags.filter(({ tagId }) => !heads.has(tagId))
  const shown = group.isWhole ? leaves : mostFrequent(leaves, group)
  return { parts: byParent(vocabulary, shown, group), left: leaves.length - shown.length }
}

/** The top of the tree, and below the branch that somebody is in what it branches into. */
function treeOf<Tag extends FilterTag>(
  vocabulary: Vocabulary<Tag>,
  { tags, selection }: Group<Tag>,
): Part<Tag>[] {
  const chosen = selection.find(({ type }) => type === 'category')
  const line = chosen ? [chosen.tagId, vocabulary.parentOf(chosen)?.tagId] : []
  return tags
    .filter((tag) => !vocabulary.parentOf(tag))
    .map((top) => {
      const children = tags.filter((tag) => vocabulary.parentOf(tag)?.tagId === top.tagId)
      return { name: null, head: top, values: line.includes(top.tagId) ? children : [] }
    })
}

/** In the merchant's order; what is chosen is always there. */
function mostFrequent<Tag extends FilterTag>(leaves: readonly Tag[], group: Group<Tag>): readonly Tag[] {
  if (leaves.length <= shownFirst + tolerated) return leaves
  const byCount = leaves.toSorted((one, other) => group.countOf(other) - group.countOf(one))
  const first = new Set(byCount.slice(0, shownFirst))
  return leaves.filter((tag) => first.has(tag) || isChosen(group.selection, tag))
}

function byParent<Tag extends FilterTag>(
  vocabulary: Vocabulary<Tag>,
  shown: readonly Tag[],
  { tags, selection }: Group<Tag>,
): Part<Tag>[] {
  const childrenOf = Map.groupBy(shown, (tag) => vocabulary.parentOf(tag))
  const headed = tags.filter(
    (tag) => childrenOf.has(tag) || (isChosen(selection, tag) && !shown.includes(tag)),
  )
  const parts = headed.map((head) => ({ name: head.name, head, values: childrenOf.get(head) ?? [] }))
  const others = childrenOf.get(undefined) ?? []
  if (others.length === 0) return parts
  return [...parts, { name: parts.length > 0 ? 'other' : null, head: null, values: others }]
}
