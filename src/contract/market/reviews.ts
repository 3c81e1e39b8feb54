import { z } from 'zod'
import { defineCall } from './call.ts'
import { ownLine, ownLines } from './customer-fields.ts'
import { id } from './id.ts'
import { limitOf, listFacts, skip } from './older-list.ts'
import { picture } from './picture.ts'

const stars = z.int().min(1).max(5)

/** How many reviews give how many stars, the most stars first; all five are there. */
const ratings = z.array(z.object({ rating: stars, count: z.int().nonnegative() })).length(5)

const review = z.object({
  _id: z.string(),
  elementID: z.string(),
  rating: stars,
  title: z.string(),
  comment: z.string(),
  /** First name and an initial. */
  author: z.string(),
  writtenOn: z.iso.date(),
  /** An order of the author's holds the product. */
  verified: z.boolean(),
})
export type Review = z.infer<typeof review>

/** How many of them come with the product itself. */
export const reviewsWithProduct = 10

export const productReviews = z.object({ ratings, list: z.array(review) })
export const noReviews = { ratings: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: 0 })), list: [] }

/** In a list of somebody's own: what each speaks of. */
const ownReview = review.extend({
  product: z.object({ name: z.string(), urlSlug: z.string(), variantId: z.string(), mainPicture: picture }),
})
export type OwnReview = z.infer<typeof ownReview>

const about = z.literal('product')

export const reviewsList = defineCall({
  name: 'reviewsList',
  summary: 'A stretch of the reviews of a product, the latest first; with a rating only those that give it.',
  family: 'main',
  audience: 'public',
  effect: 'read',
  keep: 'products',
  method: 'POST',
  path: '/v1/api/userreviews/postreviewslist',
  query: z.object({ limit: limitOf(reviewsWithProduct), skip }),
  body: z
    .strictObject({
      type: about,
      elementID: id.optional(),
      /** As the sign-in provider knows them: only theirs, each with what it speaks of. */
      uid: z.string().min(1).max(255).optional(),
      rating: stars.optional(),
    })
    .refine(({ elementID, uid }) => elementID !== undefined || uid !== undefined, 'needs elementID or uid'),
  result: z.object({
    data: z.object({
      list: z.array(z.union([ownReview, review])),
      ...listFacts,
      /** Whatever rating was asked for. */
      ratings,
    }),
  }),
})

/** The same call for a customer's own: it carries their token too, and nothing of it is kept. */
export const ownReviewsList = {
  ...reviewsList,
  audience: 'customer',
  keep: 'nothing',
  result: z.object({ data: z.object({ list: z.array(ownReview), ...listFacts, ratings }) }),
} as const

export const newReview = z.strictObject({
  type: about,
  elementID: id,
  rating: z.int('Choose 1 to 5 stars.').min(1, 'Choose 1 to 5 stars.').max(5, 'Choose 1 to 5 stars.'),
  title: ownLine(100)
    .refine((text) => text !== null, 'Write a title.')
    .transform((text) => text ?? ''),
  comment: ownLines(2000)
    .refine((text) => text !== null, 'Write what you think of it.')
    .transform((text) => text ?? ''),
})

const ofAuthors = { family: 'main', audience: 'customer', effect: 'write', keep: 'nothing' } as const

export const addReview = defineCall({
  ...ofAuthors,
  name: 'addReview',
  summary: 'Write a review; each customer has one of a product.',
  method: 'POST',
  path: '/v1/api/userreviews/postaddreview',
  query: z.object({}),
  body: newReview,
  result: z.object({ data: z.object({ review }) }),
  refusals: ['not-found', 'review-exists'],
})

export const deleteReview = defineCall({
  ...ofAuthors,
  name: 'deleteReview',
  summary: 'Take a review of one’s own away.',
  method: 'GET',
  path: '/v1/api/userreviews/getdeletereview',
  query: z.object({ reviewID: z.string().regex(/^[\w-]{1,128}$/) }),
  body: z.undefined(),
  result: z.object({ data: z.object({ reviewID: z.string(), elementID: z.string() }) }),
  refusals: ['not-found'],
})
