import { type FilterKind, kindTitles } from './filter/kinds.ts'

/** As the specification names them. */
const order = ['colour', 'material', 'brand', 'category', 'room', 'style', 'filter'] as const

/** In these the values stand below their parents; what has none there is the part named here. */
const otherParts: Partial<Record<FilterKind, string>> = {
  colour: 'other',
  material: 'other',
  filter: 'other',
  category: 'More categories',
}

interface Value {
  kind: FilterKind
  name: string
  parentName: string | null
}

export interface PanelPart<Tag> {
  /** Null where there is nothing to tell apart. */
  name: string | null
  /** The parent, where it can be chosen itself. */
  head: Tag | null
  tags: Tag[]
}

export interface PanelGroup<Tag> {
  kind: FilterKind
  title: string
  parts: PanelPart<Tag>[]
}

/** The filter panel's groups that hold anything. */
export function panelGroups<Tag extends Value>(tags: readonly Tag[]): PanelGroup<Tag>[] {
  return order.flatMap((kind) => {
    const own = tags.filter((tag) => tag.kind === kind)
    return own.length === 0 ? [] : [{ kind, title: kindTitles[kind], parts: partsOf(own, otherParts[kind]) }]
  })
}

function partsOf<Tag extends Value>(tags: readonly Tag[], other: string | undefined): PanelPart<Tag>[] {
  const parents = new Set(other === undefined ? [] : tags.map(({ parentName }) => parentName))
  const parts = [...parents]
    .filter((name) => name !== null)
    .map((name) => ({
      name,
      head: tags.find((tag) => tag.parentName === null && tag.name === name) ?? null,
      tags: tags.filter(({ parentName }) => parentName === name),
    }))
  const placed = new Set(parts.flatMap(({ head, tags }) => (head ? [head, ...tags] : tags)))
  const rest = tags.filter((tag) => !placed.has(tag))
  if (rest.length === 0) return parts
  return [...parts, { name: parts.length > 0 ? (other ?? null) : null, head: null, tags: rest }]
}
