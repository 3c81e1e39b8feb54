import {
  associatedProducts,
  mostRecommendations,
  productCarousels,
  recommendationsList,
  recommendedProducts,
  similarProducts,
} from '#contract/market/recommendations.ts'
import type { Site } from '#contract/site.ts'
import { Refusal } from '../door/refusal.ts'
import {
  associatedProducts as associatedTo,
  companionProducts,
  similarProducts as similarTo,
} from '../facets/likeness.ts'
import { pickPage } from '../facets/pick.ts'
import { type Catalogue, currentCatalogue } from '../keeper/current-catalogue.ts'
import { type Associations, findAssociations } from '../queries/associations.ts'
import { numbersOfProducts } from '../queries/product-numbers.ts'
import type { Bindings } from '../worker.ts'
import { numberedProducts } from './list/numbered.ts'
import { shelfOf } from './list/shelf.ts'
import { siteRoute } from './route.ts'
import { shapeCard } from './shape/card.ts'
import { shapeOlderList } from './shape/older-list.ts'

/** Two rounds of a carousel of five, and something to spare. */
const onACarousel = 12

export const recommended = siteRoute(recommendedProducts, async ({ env, site, query: { productId } }) => {
  const catalogue = await currentCatalogue(env)
  const ids = productId === undefined ? [] : [productId]
  const anchors = await numbersOfProducts(env.DB, { site: site.key, ids })
  if (anchors.length < ids.length) return new Refusal('not-found')
  const numbers = recommend(catalogue, site, { anchors, limit: mostRecommendations })
  return carousel(env, site, numbers)
})

export const recommendations = siteRoute(
  recommendationsList,
  async ({ env, site, query, body: { _id: recent } }) => {
    const catalogue = await currentCatalogue(env)
    const ids = [...new Set(recent?.in)]
    const anchors = await numbersOfProducts(env.DB, { site: site.key, ids })
    const numbers = recommend(catalogue, site, { anchors, limit: query.limit })
    const products = await numberedProducts(env, site, numbers)
    return shapeOlderList(products, products.length)
  },
)

export const similar = siteRoute(similarProducts, async ({ env, site, query: { id } }) => {
  const catalogue = await currentCatalogue(env)
  const anchors = await numbersOfProducts(env.DB, { site: site.key, ids: [id] })
  if (anchors.length === 0) return new Refusal('not-found')
  return carousel(env, site, likeThese(catalogue, site, anchors))
})

export const associated = siteRoute(associatedProducts, async ({ env, site, query: { id } }) => {
  const found = await findAssociations(env.DB, { site: site.key, productId: id })
  if (!found) return new Refusal('not-found')
  return carousel(env, site, beside(await currentCatalogue(env), site, found))
})

export const carousels = siteRoute(productCarousels, async ({ env, site, query: { id } }) => {
  const found = await findAssociations(env.DB, { site: site.key, productId: id })
  if (!found) return new Refusal('not-found')
  const catalogue = await currentCatalogue(env)
  const anchors = [found.number]
  const rows = {
    similar: likeThese(catalogue, site, anchors),
    recommended: recommend(catalogue, site, { anchors, limit: mostRecommendations }),
    associated: beside(catalogue, site, found),
  }
  const numbers = [...new Set(Object.values(rows).flat())]
  const cards = new Map(
    (await numberedProducts(env, site, numbers)).map((product) => [product.number, shapeCard(product)]),
  )
  const cardsOf = (row: readonly number[]) => row.flatMap((number) => cards.get(number) ?? [])
  return {
    similar: cardsOf(rows.similar),
    recommended: cardsOf(rows.recommended),
    associated: cardsOf(rows.associated),
  }
})

function likeThese(catalogue: Catalogue, site: Site, anchors: readonly number[]): number[] {
  const shelf = shelfOf(catalogue, site)
  return shelf ? similarTo(catalogue.index, { shelf, anchors, limit: onACarousel }) : []
}

/** What the merchant chose, and where nothing is chosen, what the specification's filters leave. */
function beside(catalogue: Catalogue, site: Site, { chosen, number, styleIds }: Associations): number[] {
  if (chosen.length > 0) return chosen.slice(0, onACarousel)
  const { index } = catalogue
  const shelf = shelfOf(catalogue, site)
  if (!shelf) return []
  const styles = index.tags.flatMap((tag, at) => (styleIds.includes(tag.id) ? [at] : []))
  return associatedTo(index, { shelf, anchors: [number], limit: onACarousel }, styles)
}

/** What goes with the anchors, and where that is too little, the best rated that is in stock. */
function recommend(
  catalogue: Catalogue,
  site: Site,
  { anchors, limit }: { anchors: readonly number[]; limit: number },
): number[] {
  const shelf = shelfOf(catalogue, site)
  if (!shelf) return []
  const fitting = companionProducts(catalogue.index, { shelf, anchors, limit })
  const best = pickPage(catalogue.index, {
    shelf,
    matches: shelf.inStock,
    order: { by: 'rating' },
    offset: 0,
    limit: limit + anchors.length,
  })
  const all = new Set([...fitting, ...best])
  for (const anchor of anchors) all.delete(anchor)
  return [...all].slice(0, limit)
}

async function carousel(env: Bindings, site: Site, numbers: readonly number[]) {
  return { products: (await numberedProducts(env, site, numbers)).map(shapeCard) }
}
