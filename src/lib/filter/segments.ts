import { slugForm } from '../slug-form.ts'
import { type FilterKind, filterKinds, kindOfWord, segmentWords } from './kinds.ts'
import { type Selection, selectionOf } from './selection.ts'
import type { FilterTag, Vocabulary } from './vocabulary.ts'

/** Deeper than that is no list of ours. */
export const mostSegments = 7
export const mostValues = 12

/** What the segments below `/products` choose, read from left to right; null where one of them means nothing here. */
export function readSegments<Tag extends FilterTag>(
  vocabulary: Vocabulary<Tag>,
  segments: readonly string[],
): Selection<Tag> | null {
  if (segments.length > mostSegments) return null
  const read = segments.map((segment) => readSegment(vocabulary, segment))
  if (!read.every((tags) => tags !== null)) return null
  const selection = selectionOf(read.flat())
  return selection.length > mostValues ? null : selection
}

/** The one way to write a selection; null where it would be deeper than a list may be. */
export function writeSegments<Tag extends FilterTag>(
  vocabulary: Vocabulary<Tag>,
  selection: Selection<Tag>,
): string[] | null {
  const segments = filterKinds.flatMap((kind) => {
    const tags = selection.filter(({ type }) => type === kind)
    const forms = withParents(vocabulary, tags).map(({ urlSlug }) => slugForm(urlSlug))
    return segmentsOf(vocabulary, kind, forms)
  })
  return segments.length > mostSegments || selection.length > mostValues ? null : segments
}

/** A category's segment names its parent first. */
function withParents<Tag extends FilterTag>(vocabulary: Vocabulary<Tag>, tags: readonly Tag[]): Tag[] {
  return tags.flatMap((tag) => {
    const parent = tag.type === 'category' ? vocabulary.parentOf(tag) : undefined
    return parent ? [parent, tag] : [tag]
  })
}

/** Joined, where that reads back as the same slugs; otherwise each in a segment of its own. */
function segmentsOf(vocabulary: Vocabulary<FilterTag>, kind: FilterKind, forms: readonly string[]): string[] {
  if (forms.length === 0) return []
  const word = segmentWords[kind]
  const readBack = split(vocabulary, kind, forms.join('-'))
  const isSame = readBack?.length === forms.length && readBack.every((form, at) => form === forms[at])
  return isSame ? [`${word}-${forms.join('-')}`] : forms.map((form) => `${word}-${form}`)
}

function readSegment<Tag extends FilterTag>(vocabulary: Vocabulary<Tag>, segment: string): Tag[] | null {
  const end = segment.indexOf('-')
  const kind = kindOfWord(segment.slice(0, end).toLowerCase())
  if (end < 0 || !kind) return null
  const forms = split(vocabulary, kind, slugForm(segment.slice(end + 1)))
  return forms && forms.flatMap((form) => vocabulary.tagOf(kind, form) ?? [])
}

/** Slugs hold hyphens themselves: the known ones are tried, longest first, until nothing is left over. */
function split(vocabulary: Vocabulary<FilterTag>, kind: FilterKind, text: string): string[] | null {
  // A category may bring its parent along.
  if (text.length > (mostValues + 1) * (vocabulary.longest + 1)) return null
  const deadEnds = new Set<number>()
  function from(start: number): string[] | null {
    if (deadEnds.has(start)) return null
    for (const end of endsAfter(text, start, vocabulary.longest)) {
      const form = text.slice(start, end)
      if (!vocabulary.tagOf(kind, form)) continue
      const rest = end === text.length ? [] : from(end + 1)
      if (rest) return [form, ...rest]
    }
    deadEnds.add(start)
    return null
  }
  return from(0)
}

/** Where a slug that starts here may end, the farthest first. */
function endsAfter(text: string, start: number, longest: number): number[] {
  const ends: number[] = []
  for (let end = Math.min(text.length, start + longest); end > start; end--)
    if (end === text.length || text[end] === '-') ends.push(end)
  return ends
}
