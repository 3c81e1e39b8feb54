import { allTags, listTags } from '#contract/market/catalogue.ts'
import { currentCatalogue } from '../keeper/current-catalogue.ts'
import { wholeShelf } from './list/whole-shelf.ts'
import { siteRoute } from './route.ts'
import { shapeTag } from './shape/tag.ts'

export const tags = siteRoute(listTags, async ({ env, site, query: { type } }) => {
  const used = wholeShelf(await currentCatalogue(env), site)
  return { tags: used.filter(({ kind }) => type === undefined || kind === type).map(shapeTag) }
})

export const tagsAsJsonText = siteRoute(allTags, async ({ env, site }) => {
  const used = wholeShelf(await currentCatalogue(env), site)
  return { data: { list: used.map(shapeTag), jsonFields: ['children', 'variantTagComponents'] } }
})
