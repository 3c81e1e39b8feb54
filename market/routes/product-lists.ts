import { brandProducts, productsByIds, productsList } from '#contract/market/product-lists.ts'
import { Refusal } from '../door/refusal.ts'
import { firstBearers } from '../facets/best-bearers.ts'
import { sizeOf } from '../facets/product-set.ts'
import { currentCatalogue } from '../keeper/current-catalogue.ts'
import { numbersOfProducts } from '../queries/product-numbers.ts'
import { numberedProducts } from './list/numbered.ts'
import { shelfOf } from './list/shelf.ts'
import { listSlice, storeOrder } from './list/slice.ts'
import { storeChoice } from './list/store-choice.ts'
import { wholeShelf } from './list/whole-shelf.ts'
import { siteRoute } from './route.ts'
import { shapeCard } from './shape/card.ts'
import { shapeOlderList } from './shape/older-list.ts'
import { shapeTag } from './shape/tag.ts'

const brandsOnAPage = 6
const productsOfABrand = 4

export const productsByBrand = siteRoute(brandProducts, async ({ env, site, query: { page } }) => {
  const catalogue = await currentCatalogue(env)
  const shelf = shelfOf(catalogue, site)
  const brands = wholeShelf(catalogue, site).filter(({ kind }) => kind === 'brand')
  const shown = brands.slice((page - 1) * brandsOnAPage, page * brandsOnAPage)
  const numbers = shown.flatMap(({ id }) => {
    const tag = catalogue.index.tags.findIndex((candidate) => candidate.id === id)
    return shelf ? firstBearers(catalogue.index, tag, { shelf, limit: productsOfABrand }) : []
  })
  return {
    retailerProducts: (await numberedProducts(env, site, numbers)).map(shapeCard),
    totalCount: shelf ? sizeOf(shelf.sold) : 0,
    pageCount: Math.ceil(brands.length / brandsOnAPage),
    pageNumber: page,
    tags: shown.map(shapeTag),
  }
})

export const productsOfIds = siteRoute(productsByIds, async ({ env, site, body: { _id: asked } }) => {
  const ids = [...new Set(asked.in)]
  const numbers = await numbersOfProducts(env.DB, { site: site.key, ids })
  return { products: (await numberedProducts(env, site, numbers)).map(shapeCard) }
})

export const olderProductsList = siteRoute(productsList, async ({ env, site, query, body }) => {
  const catalogue = await currentCatalogue(env)
  const choice = storeChoice(catalogue.index, body)
  if (choice instanceof Refusal) return choice
  const { sort, ...stretch } = query
  const order = storeOrder(sort, { by: 'rank' })
  const { products, totalCount } = await listSlice(env, { catalogue, site, choice, order, ...stretch })
  return shapeOlderList(products, totalCount)
})
