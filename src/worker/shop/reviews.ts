import { reviewsList } from '#contract/market/reviews.ts'
import type { Product } from '#contract/market/product.ts'
import type { ReviewPage, Shop } from '#contract/shop.ts'
import { type ReviewWish, reviewsOnAPage } from '#lib/review-wish.ts'
import { ask } from '../upstream/market.ts'
import type { Counter } from './counter.ts'

const gone = { ok: false, code: 'not-found' } as const

/** The first page comes with the product; what is asked for besides costs a call. */
export function reviews({ market, shown, site }: Counter): Pick<Shop, 'reviews'> {
  return {
    async reviews(product, wish) {
      const totalCount = countOf(product, wish)
      const pageCount = Math.ceil(totalCount / reviewsOnAPage)
      if (wish.page > Math.max(pageCount, 1)) return gone
      const page = { totalCount, pageCount, ratings: product.reviews.ratings }
      if (isFirst(wish)) return { ok: true, value: { ...page, list: firstOf(product) } }
      const query = { limit: reviewsOnAPage, skip: (wish.page - 1) * reviewsOnAPage }
      const { stars: rating } = wish
      const body = {
        type: 'product' as const,
        elementID: product.productId,
        ...(rating !== null && { rating }),
      }
      const key = `${site.key}:reviews:${product.productId}:${stateOf(product)}:${rating ?? 0}:${wish.page}`
      const answer = shown(await ask(market, reviewsList, { query, body, key }))
      return answer.ok ? { ok: true, value: { ...page, list: answer.value.data.list } } : answer
    },
  }
}

function isFirst({ stars, page }: ReviewWish): boolean {
  return stars === null && page === 1
}

function countOf({ reviews: { ratings } }: Product, { stars }: ReviewWish): number {
  const asked = ratings.filter(({ rating }) => stars === null || rating === stars)
  return asked.reduce((sum, { count }) => sum + count, 0)
}

function firstOf({ reviews: { list } }: Product): ReviewPage['list'] {
  return list.slice(0, reviewsOnAPage)
}

/** A review that comes is the newest, and one that goes is missing from the count: what was kept before fits no more. */
function stateOf({ reviews: { ratings, list } }: Product): string {
  const [newest] = list.map(({ _id: id }) => id)
  return [...ratings.map(({ count }) => count), newest ?? ''].join('.')
}
