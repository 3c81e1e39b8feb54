import { type FilterKind, segmentWords } from './filter/kinds.ts'
import { slugForm } from './slug-form.ts'

const beginning = '#/search/'

/** What an address says of a search: `#/search/oak-table/category-sofas-corner/color-red-rust`. */
export interface SearchFragment {
  /** The search slug, never empty. */
  slug: string
  /** The segments behind it, as they stand. */
  filter: string
}

export function writeFragment({ slug, filter }: SearchFragment): string {
  return beginning + slug + (filter === '' ? '' : `/${filter}`)
}

/** Null where the fragment is none of a search. */
export function readFragment(fragment: string): SearchFragment | null {
  if (!fragment.startsWith(beginning)) return null
  const [slug = '', ...segments] = fragment.slice(beginning.length).split('/')
  return /^[\w-]+$/.test(slug) ? { slug, filter: segments.filter((one) => one !== '').join('/') } : null
}

/** A value of the filter. */
export interface Choice {
  kind: FilterKind
  slug: string
}

/** Each in a segment of its own, which reads back rightly whatever else there is. The edge knows the canonical form. */
export function plainFilter(choices: readonly Choice[]): string {
  return choices.map(({ kind, slug }) => `${segmentWords[kind]}-${slugForm(slug)}`).join('/')
}
