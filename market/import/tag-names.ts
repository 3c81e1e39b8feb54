import type { TagKind } from '#contract/market/tag.ts'
import { plainSlug } from './slug.ts'

export interface KnownTag {
  id: string
  kind: TagKind
  name: string
  urlSlug: string
  parentId: string | null
}

export interface TagNames {
  /** By its name, its slug or its id. */
  find: (kind: TagKind, name: string) => KnownTag | undefined
  /** The same; what nobody knows yet becomes a tag. Undefined where a name has no letters. */
  findOrMake: (kind: TagKind, name: string) => KnownTag | undefined
  /** `Furniture > Sofas`: the last, below the others. */
  findPath: (path: string) => KnownTag | undefined
  /** The same; what isn't there yet is made. */
  findOrMakePath: (path: string) => KnownTag | undefined
  made: KnownTag[]
}

export function tagNames(known: readonly KnownTag[]): TagNames {
  const byName = new Map<string, KnownTag>()
  const ids = new Set<string>()
  const made: KnownTag[] = []
  const learn = (tag: KnownTag) => {
    ids.add(tag.id)
    for (const name of [tag.name.toLowerCase(), tag.urlSlug, tag.id, nameBelow(tag.parentId, tag.name)]) {
      const key = `${tag.kind} ${name}`
      // Where two share a name the first in merchandised order has it.
      if (!byName.has(key)) byName.set(key, tag)
    }
  }
  known.forEach(learn)

  const byKey = (kind: TagKind, name: string) => byName.get(`${kind} ${name}`)

  function find(kind: TagKind, name: string): KnownTag | undefined {
    return byKey(kind, name.toLowerCase()) ?? byKey(kind, name) ?? byKey(kind, plainSlug(name) ?? name)
  }

  function make(kind: TagKind, name: string, parent?: KnownTag): KnownTag | undefined {
    const own = plainSlug(name)
    if (own === undefined) return undefined
    const urlSlug = parent && byKey(kind, own) ? (plainSlug(`${parent.urlSlug} ${own}`) ?? own) : own
    const plainId = `${kind}-${urlSlug}`
    const tag = {
      id: ids.has(plainId) ? `${plainId}-2` : plainId,
      kind,
      name,
      urlSlug,
      parentId: parent?.id ?? null,
    }
    made.push(tag)
    learn(tag)
    return tag
  }

  function walk(path: string, orElse: typeof make | (() => undefined)): KnownTag | undefined {
    const [root = '', ...below] = path.split('>').map((name) => name.trim())
    return below.reduce<KnownTag | undefined>(
      (parent, name) =>
        parent && (byKey('category', nameBelow(parent.id, name)) ?? orElse('category', name, parent)),
      find('category', root) ?? orElse('category', root),
    )
  }

  return {
    find,
    findOrMake: (kind, name) => find(kind, name) ?? make(kind, name),
    findPath: (path) => walk(path, () => undefined),
    findOrMakePath: (path) => walk(path, make),
    made,
  }
}

function nameBelow(parentId: string | null, name: string): string {
  return `${parentId ?? ''} > ${name.toLowerCase()}`
}
