import { allTags, listTags } from '#contract/market/catalogue.ts'
import { listUsedTags } from '../queries/tags.ts'
import { siteRoute } from './route.ts'
import { shapeTag } from './shape/tag.ts'

export const tags = siteRoute(listTags, async ({ db, site, query }) => {
  const used = await listUsedTags(db, { site: site.key, kind: query.type })
  return { tags: used.map(shapeTag) }
})

export const tagsAsJsonText = siteRoute(allTags, async ({ db, site }) => {
  const used = await listUsedTags(db, { site: site.key })
  return { data: { list: used.map(shapeTag), jsonFields: ['children', 'variantTagComponents'] } }
})
