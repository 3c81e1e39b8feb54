import { suggestProducts } from '#contract/market/search.ts'
import { Refusal } from '../door/refusal.ts'
import { currentCatalogue, noteVersion } from '../keeper/current-catalogue.ts'
import { writtenSuggestions } from '../keeper/listed-products.ts'
import { suggest } from '../search/suggest.ts'
import { chosenTags } from './list/choice.ts'
import { productsOnAPage } from './list/list-page.ts'
import { numbersInSlice } from './list/slice.ts'
import { Written, siteRoute } from './route.ts'
import { amongFound, askedOf } from './search-found.ts'
import { writtenCounts } from './shape/written-tags.ts'

export const suggestions = siteRoute(suggestProducts, async ({ env, site, query: { page }, body }) => {
  const catalogue = await currentCatalogue(env)
  const tags = chosenTags(catalogue.index, body.filter ?? {})
  if (tags instanceof Refusal) return tags
  const suggested = await suggest(askedOf(env, { catalogue, site, query: body.query }))
  const { among, order } = amongFound(catalogue, suggested.rungs)
  const slice = { choice: { tags, among }, order, skip: (page - 1) * productsOnAPage, limit: productsOnAPage }
  const { numbers, totalCount, counts } = numbersInSlice({ catalogue, site, ...slice })
  const { products, version } = await writtenSuggestions(env.DB, { site: site.key, numbers })
  noteVersion(env, version)
  const said = suggested.suggestions.map(({ text, category, categorySlug }) => ({
    suggestion: text,
    categoryName: category,
    categoryUrlSlug: categorySlug,
  }))
  const fields = [
    `"totalCount":${totalCount}`,
    `"suggestions":${JSON.stringify(said)}`,
    `"suggestedProducts":[${products.map(({ text }) => text).join(',')}]`,
    `"tags":${writtenCounts(catalogue, counts)}`,
  ]
  return new Written(`{${fields.join(',')}}`)
})
