import type { StoreSearch } from '#contract/market/store-search.ts'
import { Refusal } from '../../door/refusal.ts'
import type { Choice } from '../../facets/count.ts'
import type { FacetIndex } from '../../facets/facet-index.ts'
import { chosenTags } from './choice.ts'

/** What a store's search leaves; refused where it names a tag that there isn't. */
export function storeChoice(index: FacetIndex, search: Omit<StoreSearch, 'seed'>): Choice | Refusal {
  const { priceBelow, ...filter } = search
  const tags = chosenTags(index, filter)
  if (tags instanceof Refusal) return tags
  return { tags, ...(priceBelow !== undefined && { below: priceBelow }) }
}
