import type { Context } from 'hono'
import { addReview, deleteReview, newReview } from '#contract/market/reviews.ts'
import type { Edge } from '../gateway/edge.ts'
import { backWith, backWithFailure, textsOf, visitorFor } from './customer-form.ts'
import { refreshProduct } from './refresh-product.ts'

const ownReviews = '/profile/reviews'

/** A review comes to its author's list; a mistake comes back beside its field, with everything that was typed. */
export async function saveReview(context: Context<Edge>): Promise<Response> {
  const { elementID = '', rating = '', title = '', comment = '' } = await textsOf(context)
  const page = `${ownReviews}/write/${encodeURIComponent(elementID)}` as const
  const known = await visitorFor(context, page)
  if ('answer' in known) return known.answer
  const at = { visitor: known.visitor, page }
  const values = { rating, title: title.slice(0, 200), comment: comment.slice(0, 2_500) }
  const review = newReview.safeParse({ type: 'product', elementID, rating: Number(rating), title, comment })
  if (!review.success) {
    const fields = review.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    const message = 'Nothing is sent yet. Please look at these once more:'
    return backWith(context, at, { outcome: 'refused', message, fields, values })
  }
  const saved = await known.visitor.callCustomer(addReview, { query: {}, body: review.data })
  if (!saved.ok) return backWithFailure(context, at, { failed: saved, values })
  await refreshProduct(context, elementID)
  return backWith(context, { ...at, page: ownReviews }, { outcome: 'done', what: 'review-saved' })
}

export async function removeReview(context: Context<Edge>): Promise<Response> {
  const known = await visitorFor(context, ownReviews)
  if ('answer' in known) return known.answer
  const at = { visitor: known.visitor, page: ownReviews } as const
  const { reviewID = '' } = await textsOf(context)
  const gone = await known.visitor.callCustomer(deleteReview, { query: { reviewID } })
  if (!gone.ok) return backWithFailure(context, at, { failed: gone })
  await refreshProduct(context, gone.value.data.elementID)
  return backWith(context, at, { outcome: 'done', what: 'review-deleted' })
}
