import { slugForm } from '../slug-form.ts'
import type { FilterKind } from './kinds.ts'

/** What the grammar must know of a tag. */
export interface FilterTag {
  tagId: string
  type: FilterKind
  name: string
  urlSlug: string
  /** The id of the tag above it. */
  parent: string | null
}

/** The slugs that addresses may name: those of the tags that a site uses. */
export interface Vocabulary<Tag extends FilterTag> {
  tags: readonly Tag[]
  /** The tag whose slug stands like this in an address. */
  tagOf: (kind: FilterKind, form: string) => Tag | undefined
  parentOf: (tag: FilterTag) => Tag | undefined
  /** The length of the longest slug, as addresses write it. */
  longest: number
}

/** Of two tags of a kind that an address can't tell apart, the first is meant; one without a slug can't be named at all. */
export function vocabularyOf<Tag extends FilterTag>(tags: readonly Tag[]): Vocabulary<Tag> {
  const byForm = new Map<string, Tag>()
  for (const tag of tags) {
    const form = slugForm(tag.urlSlug)
    const key = keyOf(tag.type, form)
    if (form !== '' && !byForm.has(key)) byForm.set(key, tag)
  }
  const named = [...byForm.values()]
  const byId = new Map(named.map((tag) => [tag.tagId, tag]))
  return {
    tags: named,
    tagOf: (kind, form) => byForm.get(keyOf(kind, form)),
    parentOf(tag) {
      const parent = tag.parent === null ? undefined : byId.get(tag.parent)
      return parent?.type === tag.type && parent.tagId !== tag.tagId ? parent : undefined
    },
    longest: Math.max(0, ...named.map(({ urlSlug }) => slugForm(urlSlug).length)),
  }
}

function keyOf(kind: FilterKind, form: string): string {
  return `${kind} ${form}`
}
