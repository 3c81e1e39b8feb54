import { listProducts } from '#contract/market/catalogue.ts'
import { productsOnAPage, readProductPage } from '../queries/product-page.ts'
import { siteRoute } from './route.ts'
import { shapeCard } from './shape/card.ts'

export const products = siteRoute(listProducts, async ({ db, site, query }) => {
  const page = await readProductPage(db, { site: site.key, page: query.page })
  return {
    retailerProducts: page.products.map(shapeCard),
    totalCount: page.totalCount,
    pageCount: Math.ceil(page.totalCount / productsOnAPage),
    pageNumber: query.page,
  }
})
