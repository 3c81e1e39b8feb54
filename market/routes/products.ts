import { listProducts, searchProducts } from '#contract/market/catalogue.ts'
import { Refusal } from '../door/refusal.ts'
import { readProductPage } from '../queries/product-page.ts'
import { findProducts } from '../queries/search.ts'
import { foundProducts, taggedProducts, wholeAssortment } from '../queries/selection.ts'
import { siteRoute } from './route.ts'
import { shapeProductPage } from './shape/product-page.ts'

export const products = siteRoute(listProducts, async ({ db, site, query: { page, tagId } }) => {
  const selection = tagId === undefined ? wholeAssortment(site.key) : taggedProducts(site.key, tagId)
  const found = await readProductPage(db, { selection, page })
  // A tag that nothing here bears is no tag of this site, whoever else may use it.
  if (tagId !== undefined && found.totalCount === 0) return new Refusal('not-found')
  return shapeProductPage(found, page)
})

export const productSearch = siteRoute(searchProducts, async ({ db, site, query: { page }, body }) => {
  const selection = foundProducts(site.key, await findProducts(db, { site: site.key, query: body.query }))
  return shapeProductPage(await readProductPage(db, { selection, page }), page)
})
