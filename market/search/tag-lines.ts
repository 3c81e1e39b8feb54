import type { NamedTag } from './read-products.ts'

/** From the tags that a product bears to these and all above them, each once. */
export function tagLines(tags: ReadonlyMap<string, NamedTag>): (tagIds: readonly string[]) => NamedTag[] {
  return (tagIds) => {
    const line = new Map<string, NamedTag>()
    const climb = (id: string) => {
      const tag = tags.get(id)
      if (!tag || line.has(id)) return
      line.set(id, tag)
      if (tag.parentId !== null) climb(tag.parentId)
    }
    for (const id of tagIds) climb(id)
    return [...line.values()]
  }
}
