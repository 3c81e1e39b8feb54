import type { FilterLists } from '#contract/market/catalogue.ts'
import type { TagKind } from '#contract/market/tag.ts'
import { Refusal } from '../../door/refusal.ts'
import type { FacetIndex } from '../../facets/facet-index.ts'

const kinds = [
  ['brandsUrlSlug', 'brand'],
  ['categoriesUrlSlug', 'category'],
  ['roomsUrlSlug', 'room'],
  ['colorsUrlSlug', 'colour'],
  ['materialsUrlSlug', 'material'],
  ['moodclipsUrlSlug', 'filter'],
  ['stylesUrlSlug', 'style'],
] as const satisfies readonly (readonly [keyof FilterLists, TagKind])[]

/** The chosen tags by kind; a slug that no tag of the catalogue has is refused by its place in the body. */
export function chosenTags(index: FacetIndex, filter: FilterLists): Map<TagKind, number[]> | Refusal {
  const chosen = new Map<TagKind, number[]>()
  const unknown: { path: string; message: string }[] = []
  for (const [name, kind] of kinds) {
    const numbers = (filter[name] ?? []).flatMap((slug, at) => {
      const number = index.tags.findIndex((tag) => tag.kind === kind && tag.urlSlug === slug)
      if (number < 0) unknown.push({ path: `filter.${name}.${at}`, message: `there is no ${kind} “${slug}”` })
      return number < 0 ? [] : [number]
    })
    if (numbers.length > 0) chosen.set(kind, numbers)
  }
  return unknown.length > 0 ? new Refusal('tag-unknown', unknown) : chosen
}
