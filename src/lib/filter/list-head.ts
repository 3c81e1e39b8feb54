import type { ListState } from './list-state.ts'
import type { FilterTag } from './vocabulary.ts'

export interface DescribedTag extends FilterTag {
  description: string
  metaTitle: string
  metaTitleDescription: string
}

export interface ListHead {
  heading: string
  /** Of the window, without the site's name. */
  title: string
  /** What people read below the heading. */
  text: string | null
  /** What search engines and shared links show. */
  description: string
}

/** What a list is called: by the selected tag, and the others after it. */
export function listHead({ selection, query, page }: ListState<DescribedTag>, siteName: string): ListHead {
  const [first, ...others] = selection
  const names = selection.map(({ name }) => name)
  const heading = query === null ? names.join(', ') || 'All Products' : searchHeading(query, names)
  const title =
    query === null && first
      ? [first.metaTitle || first.name, ...others.map(({ name }) => name)].join(', ')
      : heading
  const text = query === null && others.length === 0 ? (first?.description ?? null) : null
  return {
    heading,
    title: page > 1 ? `${title}, page ${page}` : title,
    text: page > 1 ? null : text,
    description: (query === null && first?.metaTitleDescription) || `${heading} at ${siteName}.`,
  }
}

function searchHeading(query: string, names: readonly string[]): string {
  return [`Results for “${query}”`, ...names].join(', ')
}
