import type { FilterLists } from '#contract/market/catalogue.ts'
import type { FilterKind } from '#lib/filter/kinds.ts'

/** How the market's calls name the list of slugs of each kind. */
export const filterLists: Record<FilterKind, keyof FilterLists> = {
  category: 'categoriesUrlSlug',
  room: 'roomsUrlSlug',
  style: 'stylesUrlSlug',
  brand: 'brandsUrlSlug',
  colour: 'colorsUrlSlug',
  material: 'materialsUrlSlug',
  filter: 'moodclipsUrlSlug',
}
