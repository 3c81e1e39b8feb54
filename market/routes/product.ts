import { productByVariant } from '#contract/market/catalogue.ts'
import { reviewsWithProduct } from '#contract/market/reviews.ts'
import { writerOf } from '#contract/market/write.ts'
import { Refusal } from '../door/refusal.ts'
import { placedTags } from '../keeper/placed-tags.ts'
import { findProductByVariant } from '../queries/product-by-variant.ts'
import { Written, siteRoute } from './route.ts'
import { shapeProduct } from './shape/product.ts'
import { shapeRatings, shapeReview } from './shape/review.ts'

export const product = siteRoute(productByVariant, async ({ db, site, query }) => {
  const tagsIn = (version: number, ids: readonly string[]) => placedTags(db, version, ids)
  const asked = { site: site.key, variantId: query.id, reviews: reviewsWithProduct, tagsIn }
  const found = await findProductByVariant(db, asked)
  if (!found) return new Refusal('not-found')
  const reviews = { ratings: shapeRatings(found.reviews), list: found.reviews.reviews.map(shapeReview) }
  return new Written(write({ product: { ...shapeProduct(found.product), reviews } }))
})

const write = writerOf(productByVariant.result)
