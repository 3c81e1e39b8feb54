import type { Catalogue } from '../../keeper/current-catalogue.ts'
import type { DescribedTag } from '../../queries/tags.ts'
import { Written } from '../route.ts'
import { shapeTag } from './tag.ts'
import { type UsedTag, usedTags } from './used-tags.ts'

/** All that a tag says wherever it is counted; a catalogue's tags are the same objects as long as it stays. */
const sameEverywhere = new WeakMap<DescribedTag, string>()

/** An answer with the tags' text as one more field. */
export function withTags(head: object, tags: string): Written {
  return new Written(`${JSON.stringify(head).slice(0, -1)},"tags":${tags}}`)
}

/** The tags in use as JSON: two of each one's fields follow from the list, and the others have been written before. */
export function writtenTags(catalogue: Catalogue, counts: Uint32Array): string {
  const texts = usedTags(catalogue, counts).map((tag) => {
    const described = catalogue.tags.get(tag.id)
    const always = described ? textOf(described, tag) : ''
    return `${always}"children":${JSON.stringify(tag.children)},"count":${tag.count}}`
  })
  return `[${texts.join(',')}]`
}

function textOf(described: DescribedTag, tag: UsedTag): string {
  const known = sameEverywhere.get(described)
  if (known !== undefined) return known
  const { children: _, count: __, ...always } = shapeTag(tag)
  const text = `${JSON.stringify(always).slice(0, -1)},`
  sameEverywhere.set(described, text)
  return text
}
