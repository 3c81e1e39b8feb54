import { filterProducts, listProducts, searchProducts } from '#contract/market/catalogue.ts'
import { Refusal } from '../door/refusal.ts'
import { currentCatalogue } from '../keeper/current-catalogue.ts'
import { chosenTags } from './list/choice.ts'
import { listPage, orderOf } from './list/list-page.ts'
import { siteRoute } from './route.ts'
import { findAmong } from './search-found.ts'

export const products = siteRoute(listProducts, async ({ env, site, query: { page, tagId } }) => {
  const catalogue = await currentCatalogue(env)
  const tags = new Map()
  if (tagId !== undefined) {
    const number = catalogue.index.tags.findIndex(({ id }) => id === tagId)
    const tag = catalogue.index.tags[number]
    if (!tag) return new Refusal('not-found')
    tags.set(tag.kind, [number])
  }
  const answer = await listPage(env, { catalogue, site, choice: { tags }, order: orderOf('rank'), page })
  // A tag that nothing here bears is no tag of this site, whoever else may use it.
  return tagId !== undefined && answer.totalCount === 0 ? new Refusal('not-found') : answer.written
})

export const productSearch = siteRoute(searchProducts, async ({ env, site, query: { page }, body }) => {
  const catalogue = await currentCatalogue(env)
  const tags = chosenTags(catalogue.index, body.filter ?? {})
  if (tags instanceof Refusal) return tags
  const { query, sort, priceBelow, inStock = false } = body
  const found = query === undefined ? undefined : await findAmong(env, { catalogue, site, query })
  const choice = {
    tags,
    ...(found && { among: found.among }),
    ...(priceBelow !== undefined && { below: priceBelow }),
    ...(inStock && { inStock }),
  }
  const order = orderOf(sort ?? (found ? 'relevance' : 'rank'), found?.order)
  return (await listPage(env, { catalogue, site, choice, order, page })).written
})

export const filteredProducts = siteRoute(filterProducts, async ({ env, site, query, body }) => {
  const catalogue = await currentCatalogue(env)
  const tags = chosenTags(catalogue.index, body)
  if (tags instanceof Refusal) return tags
  const order = orderOf(query.sort)
  return (await listPage(env, { catalogue, site, choice: { tags }, order, page: query.page })).written
})
