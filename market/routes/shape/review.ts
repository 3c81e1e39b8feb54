import type { OwnReview as ShownOwnReview, Review as ShownReview } from '#contract/market/reviews.ts'
import type { OwnReview, Review, Reviews } from '../../queries/reviews.ts'

const stars = [5, 4, 3, 2, 1]

export function shapeReview({ id, productId, body, isVerified, ...rest }: Review): ShownReview {
  return { _id: id, elementID: productId, comment: body, verified: isVerified, ...rest }
}

export function shapeOwnReview({ product, ...rest }: OwnReview): ShownOwnReview {
  return { ...shapeReview(rest), product }
}

export function shapeRatings({ byStars }: Pick<Reviews<Review>, 'byStars'>) {
  return stars.map((rating) => ({ rating, count: byStars.get(rating) ?? 0 }))
}
