import type { DescribedTag } from '../../queries/tags.ts'
import type { Catalogue } from '../../keeper/current-catalogue.ts'

/** A tag in use: how many of the chosen products bear it, itself or through a child. */
export interface UsedTag extends DescribedTag {
  count: number
  /** Those of its children that are in use too. */
  children: string[]
}

/** The tags that were counted at least once, in merchandised order. */
export function usedTags({ index, tags }: Catalogue, counts: Uint32Array): UsedTag[] {
  const used = index.tags.flatMap(({ id }, number) => {
    const described = tags.get(id)
    const count = counts[number] ?? 0
    return described && count > 0 ? [{ ...described, count }] : []
  })
  const childrenOf = Map.groupBy(used, ({ parentId }) => parentId)
  return used.map((tag) => ({ ...tag, children: (childrenOf.get(tag.id) ?? []).map(({ id }) => id) }))
}
