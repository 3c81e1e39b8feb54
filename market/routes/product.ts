import { productByVariant } from '#contract/market/catalogue.ts'
import { Refusal } from '../door/refusal.ts'
import { findProductByVariant } from '../queries/product-by-variant.ts'
import { siteRoute } from './route.ts'
import { shapeProduct } from './shape/product.ts'

export const product = siteRoute(productByVariant, async ({ db, site, query }) => {
  const found = await findProductByVariant(db, { site: site.key, variantId: query.id })
  return found ? { product: shapeProduct(found) } : new Refusal('not-found')
})
