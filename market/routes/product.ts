import { productByVariant } from '#contract/market/catalogue.ts'
import { reviewsWithProduct } from '#contract/market/reviews.ts'
import { Refusal } from '../door/refusal.ts'
import { findProductByVariant } from '../queries/product-by-variant.ts'
import { firstReviewsOfVariant } from '../queries/reviews.ts'
import { siteRoute } from './route.ts'
import { shapeProduct } from './shape/product.ts'
import { shapeRatings, shapeReview } from './shape/review.ts'

export const product = siteRoute(productByVariant, async ({ db, site, query }) => {
  const asked = { site: site.key, variantId: query.id }
  const [found, first] = await Promise.all([
    findProductByVariant(db, asked),
    firstReviewsOfVariant(db, { ...asked, limit: reviewsWithProduct }),
  ])
  if (!found) return new Refusal('not-found')
  const reviews = { ratings: shapeRatings(first), list: first.reviews.map(shapeReview) }
  return { product: { ...shapeProduct(found), reviews } }
})
