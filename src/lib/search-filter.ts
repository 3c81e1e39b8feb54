import { readSegments, writeSegments } from './filter/segments.ts'
import { type Selection, selectionOf } from './filter/selection.ts'
import type { FilterTag, Vocabulary } from './filter/vocabulary.ts'
import { plainFilter } from './search-fragment.ts'

/** What a search fragment's segments choose. What means nothing here is left out: a shared link may be old. */
export function readFilter<Tag extends FilterTag>(
  vocabulary: Vocabulary<Tag>,
  filter: string,
): Selection<Tag> {
  return selectionOf(filter.split('/').flatMap((segment) => readSegments(vocabulary, [segment]) ?? []))
}

/** The canonical form; where a list may not be that deep, a search may all the same. */
export function writeFilter<Tag extends FilterTag>(
  vocabulary: Vocabulary<Tag>,
  selection: Selection<Tag>,
): string {
  const segments = writeSegments(vocabulary, selection)
  return (
    segments?.join('/') ?? plainFilter(selection.map(({ type, urlSlug }) => ({ kind: type, slug: urlSlug })))
  )
}
