import type { Catalogue } from '../../keeper/current-catalogue.ts'
import type { DescribedTag } from '../../queries/tags.ts'
import { shapeTag } from './tag.ts'
import type { UsedTag } from './used-tags.ts'

/** What a tag says wherever it is counted; a catalogue's tags are the same objects as long as it stays. */
const whole = new WeakMap<DescribedTag, string>()
const named = new WeakMap<DescribedTag, string>()

/** Tags in use as JSON: two of each one's fields follow from the list, and the others have been written before. */
export function writtenTags({ tags }: Catalogue, used: readonly UsedTag[]): string {
  const texts = used.map((tag) => {
    const described = tags.get(tag.id)
    const always = described ? textOf(described, tag) : ''
    return `${always}"children":${JSON.stringify(tag.children)},"count":${tag.count}}`
  })
  return `[${texts.join(',')}]`
}

function textOf(described: DescribedTag, tag: UsedTag): string {
  const known = whole.get(described)
  if (known !== undefined) return known
  const { children: _, count: __, ...always } = shapeTag(tag)
  const text = begun(always)
  whole.set(described, text)
  return text
}

/** How many of the chosen products bear each tag in use, as JSON. */
export function writtenCounts({ index, tags }: Catalogue, counts: Uint32Array): string {
  const texts: string[] = []
  for (const [number, count] of counts.entries()) {
    const described = count > 0 && tags.get(index.tags[number]?.id ?? '')
    if (described) texts.push(`${nameOf(described)}"count":${count}}`)
  }
  return `[${texts.join(',')}]`
}

function nameOf(described: DescribedTag): string {
  const known = named.get(described)
  if (known !== undefined) return known
  const { id: tagId, kind: type, name, urlSlug } = described
  const text = begun({ tagId, type, name, urlSlug })
  named.set(described, text)
  return text
}

/** An object as JSON, to which more fields will be added. */
function begun(fields: object): string {
  return `${JSON.stringify(fields).slice(0, -1)},`
}
