import type { Seller } from '#contract/market/seller.ts'
import type { IntroducedSeller } from '../../queries/seller.ts'

const stars = [5, 4, 3, 2, 1]

export function shapeSeller({ id, name, reviewsByStars, ...said }: IntroducedSeller): Seller {
  const ratings = stars.map((rating) => ({ rating, count: reviewsByStars.get(rating) ?? 0 }))
  const numberReviews = ratings.reduce((sum, { count }) => sum + count, 0)
  const given = ratings.reduce((sum, { rating, count }) => sum + rating * count, 0)
  return {
    sellerID: id,
    sellerName: name,
    ...said,
    numberReviews,
    averageReview: numberReviews === 0 ? null : Math.round((given / numberReviews) * 100) / 100,
    ratings,
  }
}
