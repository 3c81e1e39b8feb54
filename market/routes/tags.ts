import { allTags, listTags } from '#contract/market/catalogue.ts'
import { currentCatalogue } from '../keeper/current-catalogue.ts'
import { picturedTags } from './list/pictured-tags.ts'
import { wholeShelf } from './list/whole-shelf.ts'
import { siteRoute } from './route.ts'
import { shapeTag } from './shape/tag.ts'

export const tags = siteRoute(listTags, async ({ env, db, site, query: { type } }) => {
  const catalogue = await currentCatalogue(env)
  const used = wholeShelf(catalogue, site)
  if (type === undefined) return { tags: used.map(shapeTag) }
  const ofKind = used.filter(({ kind }) => kind === type)
  return { tags: (await picturedTags({ catalogue, db, site }, ofKind)).map(shapeTag) }
})

export const tagsAsJsonText = siteRoute(allTags, async ({ env, site }) => {
  const used = wholeShelf(await currentCatalogue(env), site)
  return { data: { list: used.map(shapeTag), jsonFields: ['children', 'variantTagComponents'] } }
})
