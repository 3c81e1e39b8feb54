import { z } from 'zod'
import { type SuggestedProduct, suggestProducts } from '#contract/market/search.ts'
import type { Site } from '#contract/site.ts'
import { Refusal } from '../door/refusal.ts'
import { type Choice, type Counted, countFacets } from '../facets/count.ts'
import { type Order, pickPage } from '../facets/pick.ts'
import { type Catalogue, currentCatalogue } from '../keeper/current-catalogue.ts'
import { type LeadChoice, type LeadChoices, readLeadChoices } from '../queries/lead-choices.ts'
import type { ListedProduct, ListedVariant } from '../queries/listed-product.ts'
import { suggest } from '../search/suggest.ts'
import { chosenTags } from './list/choice.ts'
import { productsOnAPage } from './list/list-page.ts'
import { numberedProducts } from './list/numbered.ts'
import { shelfOf } from './list/shelf.ts'
import { siteRoute } from './route.ts'
import { amongFound } from './search-found.ts'
import { shapeCard } from './shape/card.ts'
import { shapePrice } from './shape/price.ts'
import { withTags, writtenTags } from './shape/written-tags.ts'

export const suggestions = siteRoute(suggestProducts, async ({ env, site, query: { page }, body }) => {
  const catalogue = await currentCatalogue(env)
  const tags = chosenTags(catalogue.index, body.filter ?? {})
  if (tags instanceof Refusal) return tags
  const { version } = catalogue.index
  const suggested = await suggest({ search: env.SEARCH, site: site.key, query: body.query, version })
  const { among, order } = amongFound(catalogue, suggested.numbers)
  const { numbers, counted } = numbersOnPage(catalogue, site, { choice: { tags, among }, order, page })
  const [found, choicesOf] = await Promise.all([
    numberedProducts(env, site, numbers),
    readLeadChoices(env.DB, { site: site.key, numbers }),
  ])
  const head = z.encode(suggestProducts.result.omit({ tags: true }), {
    totalCount: counted?.total ?? 0,
    suggestions: suggested.suggestions.map(({ text, category, categorySlug }) => ({
      suggestion: text,
      categoryName: category,
      categoryUrlSlug: categorySlug,
    })),
    suggestedProducts: found.flatMap((product) => shapeSuggested(product, choicesOf)),
  })
  return withTags(head, writtenTags(catalogue, counted?.counts ?? new Uint32Array()))
})

interface Wanted {
  choice: Choice
  order: Order
  page: number
}

/** Without counts for a site that the index doesn't know yet. */
function numbersOnPage(
  catalogue: Catalogue,
  site: Site,
  { choice, order, page }: Wanted,
): { numbers: number[]; counted?: Counted } {
  const shelf = shelfOf(catalogue, site)
  if (!shelf) return { numbers: [] }
  const counted = countFacets(catalogue.index, shelf, choice)
  const offset = (page - 1) * productsOnAPage
  if (offset >= counted.total) return { numbers: [], counted }
  const { matches } = counted
  return {
    numbers: pickPage(catalogue.index, { shelf, matches, order, offset, limit: productsOnAPage }),
    counted,
  }
}

function shapeSuggested(
  product: ListedProduct,
  choicesOf: (variantId: string) => LeadChoices,
): SuggestedProduct[] {
  const card = shapeCard(product)
  const lead = product.variants.find(({ id }) => id === product.leadVariantId)
  const shown = card.variants.find(({ id }) => id === product.leadVariantId)
  if (!lead || !shown) return []
  const { tags, options, swatches } = choicesOf(lead.id)
  const shapeChoice = pricedChoice(product, lead)
  return [
    {
      product: { ...card, id: product.id },
      variant: {
        ...shown,
        tags: tags.map(({ id, kind }) => ({ tagId: id, type: kind })),
        inventories: lead.offers.map(({ sellerId, status }) => ({ sellerId, inventoryStatus: status })),
        options: options.map(shapeChoice),
        swatches: swatches.map(shapeChoice),
      },
    },
  ]
}

function pricedChoice(product: ListedProduct, lead: ListedVariant) {
  return (choice: LeadChoice) => ({
    id: choice.id,
    name: choice.name,
    ...shapePrice(product, lead, [choice]),
  })
}
