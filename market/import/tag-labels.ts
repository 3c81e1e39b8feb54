import type { TagKind } from '#contract/market/tag.ts'
import { type KnownTag, tagNames } from './tag-names.ts'

export interface TagLabels {
  of: (id: string) => string
  ofKind: (kind: TagKind, ids: readonly string[]) => string[]
}

/** How a file names a tag so that an import finds the same one: by its name where no other has it. */
export function tagLabels(tags: readonly KnownTag[]): TagLabels {
  const names = tagNames(tags)
  const byId = new Map(tags.map((tag) => [tag.id, tag]))
  const places = new Map(tags.map((tag, at) => [tag.id, at]))
  const labels = new Map<string, string>()

  function label(tag: KnownTag): string {
    const isCategory = tag.kind === 'category'
    const name = isCategory ? lineOf(tag, byId).join(' > ') : tag.name
    const candidates = [name, tag.urlSlug, tag.id]
    const found = (said: string) => (isCategory ? names.findPath(said) : names.find(tag.kind, said))
    return candidates.find((said) => found(said)?.id === tag.id) ?? tag.id
  }

  function of(id: string): string {
    const tag = byId.get(id)
    const known = labels.get(id) ?? (tag ? label(tag) : id)
    labels.set(id, known)
    return known
  }

  return {
    of,
    ofKind: (kind, ids) =>
      ids
        .filter((id) => byId.get(id)?.kind === kind)
        .toSorted((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0))
        .map(of),
  }
}

function lineOf(tag: KnownTag, byId: ReadonlyMap<string, KnownTag>): string[] {
  const parent = tag.parentId === null ? undefined : byId.get(tag.parentId)
  return parent ? [...lineOf(parent, byId), tag.name] : [tag.name]
}
