import { suggestProducts } from '#contract/market/search.ts'
import type { Site } from '#contract/site.ts'
import { Refusal } from '../door/refusal.ts'
import type { Choice } from '../facets/count.ts'
import { type Catalogue, currentCatalogue, noteVersion } from '../keeper/current-catalogue.ts'
import { writtenSuggestions } from '../keeper/listed-products.ts'
import { mostRemembered, recentAnswers, secondsRemembered } from '../search/recent-answers.ts'
import type { Suggestion } from '../search/lexicon.ts'
import { suggest } from '../search/suggest.ts'
import type { Bindings } from '../worker.ts'
import { chosenTags } from './list/choice.ts'
import { type Numbered, numbersInSlice } from './list/slice.ts'
import { Written, siteRoute } from './route.ts'
import { amongFound, askedOf } from './search-found.ts'
import { writtenCounts } from './shape/written-tags.ts'

export const suggestions = siteRoute(suggestProducts, async ({ env, site, query: { page }, body }) => {
  const catalogue = await currentCatalogue(env)
  const tags = chosenTags(catalogue.index, body.filter ?? {})
  if (tags instanceof Refusal) return tags
  const question = JSON.stringify([catalogue.index.version, site.key, page, body])
  const found = await lately(question, () => find(env, { catalogue, site, query: body.query, tags, page }))
  const { products, version } = await writtenSuggestions(env.DB, { site: site.key, numbers: found.numbers })
  noteVersion(env, version)
  const said = found.suggestions.map(({ text, category, categorySlug }) => ({
    suggestion: text,
    categoryName: category,
    categoryUrlSlug: categorySlug,
  }))
  const fields = [
    `"totalCount":${found.totalCount}`,
    `"suggestions":${JSON.stringify(said)}`,
    `"suggestedProducts":[${products.map(({ text }) => text).join(',')}]`,
    `"tags":${writtenCounts(catalogue, found.counts)}`,
  ]
  return new Written(`{${fields.join(',')}}`)
})

interface Found extends Numbered {
  suggestions: Suggestion[]
}

/** Half of a list's page: the next key may change them all. */
const productsAtATime = 12

/** In numbers; what is suggested takes some room too. */
const lately = recentAnswers<Found>({
  most: mostRemembered,
  seconds: secondsRemembered,
  sizeOf: ({ numbers, counts }) => numbers.length + counts.length + 100,
})

interface Wanted {
  catalogue: Catalogue
  site: Site
  query: string
  tags: Choice['tags']
  page: number
}

/** Everything but the products themselves, which are shown as they are now. */
async function find(env: Bindings, { catalogue, site, query, tags, page }: Wanted): Promise<Found> {
  const { suggestions, rungs } = await suggest(askedOf(env, { catalogue, site, query }))
  const { among, order } = amongFound(catalogue, rungs)
  const stretch = { skip: (page - 1) * productsAtATime, limit: productsAtATime }
  return { suggestions, ...numbersInSlice({ catalogue, site, choice: { tags, among }, order, ...stretch }) }
}
