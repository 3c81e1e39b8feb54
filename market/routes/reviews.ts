import { addReview, deleteReview, reviewsList } from '#contract/market/reviews.ts'
import { shownAuthor } from '#lib/shown-author.ts'
import { Refusal } from '../door/refusal.ts'
import { eraseReview, writeReview } from '../queries/review-write.ts'
import { listReviews, listReviewsBy } from '../queries/reviews.ts'

import { customerRoute } from './customer-route.ts'
import { siteRoute } from './route.ts'
import { shapeOwnReview, shapeRatings, shapeReview } from './shape/review.ts'

export const reviews = siteRoute(reviewsList, async ({ db, site, query, body }) => {
  const { elementID: productId, uid: subject, rating } = body
  const stretch = { site: site.key, rating, ...query }
  const isOfOurProvider = site.signIn.issuer === 'embedded'
  if (subject === undefined) {
    const found = await listReviews(db, { ...stretch, productId: productId ?? '' })
    return listed(found.reviews.map(shapeReview), shapeRatings(found), rating)
  }
  const found = await listReviewsBy(db, { ...stretch, subject, isOfOurProvider, productId })
  return listed(found.reviews.map(shapeOwnReview), shapeRatings(found), rating)
})

function listed<Some>(list: Some[], ratings: ReturnType<typeof shapeRatings>, rating?: number) {
  const asked = ratings.filter((given) => rating === undefined || given.rating === rating)
  const totalCount = asked.reduce((sum, { count }) => sum + count, 0)
  return { data: { list, jsonFields: [], totalCount, ratings } }
}

const refusals = { replayed: 'signature-replayed', unknown: 'not-found', exists: 'review-exists' } as const

export const reviewAdded = customerRoute(addReview, async ({ db, customer, body, signature }) => {
  const { elementID: productId, rating, title, comment } = body
  const { id: customerId, site } = customer
  const review = {
    customerId,
    site,
    productId,
    author: shownAuthor(customer.name),
    rating,
    title,
    body: comment,
  }
  const written = await writeReview(db, review, signature)
  if (typeof written === 'string') return new Refusal(refusals[written])
  return { data: { review: shapeReview(written) } }
})

export const reviewDeleted = customerRoute(deleteReview, async ({ db, customer, query, signature }) => {
  const { reviewID: reviewId } = query
  const erased = await eraseReview(db, { customerId: customer.id, site: customer.site, reviewId }, signature)
  if (typeof erased === 'string') return new Refusal(refusals[erased])
  return { data: { reviewID: reviewId, elementID: erased.productId } }
})
