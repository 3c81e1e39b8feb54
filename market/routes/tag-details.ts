import { tagDetails } from '#contract/market/tag-details.ts'
import { Refusal } from '../door/refusal.ts'
import { currentCatalogue } from '../keeper/current-catalogue.ts'
import { wholeShelf } from './list/whole-shelf.ts'
import { siteRoute } from './route.ts'
import { shapeTag } from './shape/tag.ts'

export const detailsOfTag = siteRoute(tagDetails, async ({ env, site, query: { tagID } }) => {
  const used = wholeShelf(await currentCatalogue(env), site)
  const tag = used.find(({ id }) => id === tagID)
  if (!tag) return new Refusal('not-found')
  return { data: { tag: shapeTag(tag), jsonFields: ['children', 'variantTagComponents'] } }
})
