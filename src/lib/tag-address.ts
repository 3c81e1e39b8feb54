import { type FilterKind, segmentWords } from './filter/kinds.ts'
import { slugForm } from './slug-form.ts'

interface Tag {
  type: FilterKind
  urlSlug: string
}

/** The list of a tag's products. A category's segment carries its parent's slug first. */
export function tagPath(tag: Tag, parent?: Tag): string {
  const forms = [...(tag.type === 'category' && parent ? [parent] : []), tag].map(({ urlSlug }) =>
    slugForm(urlSlug),
  )
  return `/products/${segmentWords[tag.type]}-${forms.join('-')}`
}
