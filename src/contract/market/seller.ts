import { z } from 'zod'
import { defineCall } from './call.ts'
import { id } from './id.ts'

const nullableText = z.string().nullable()

/** A seller as its store and its profile introduce it. What nobody has said is null. */
export const seller = z.object({
  sellerID: z.string(),
  sellerName: z.string(),
  serviceTelephone: nullableText,
  serviceEmail: nullableText,
  town: nullableText,
  /** One sentence, to stand under the name. */
  line: nullableText,
  /** Plain text; an empty line ends a paragraph. */
  story: nullableText,
  /** What most of its offers on this site say. */
  leadTime: nullableText,
  /** Over the reviews of what it sells on this site. */
  numberReviews: z.int().nonnegative(),
  averageReview: z.number().min(1).max(5).nullable(),
  /** How many of them give how many stars, the most stars first; all five are there. */
  ratings: z.array(z.object({ rating: z.int().min(1).max(5), count: z.int().nonnegative() })).length(5),
})
export type Seller = z.infer<typeof seller>

export const sellerDetails = defineCall({
  name: 'sellerDetails',
  summary: 'One seller that offers something of what the site sells.',
  family: 'main',
  audience: 'public',
  effect: 'read',
  keep: 'tags',
  method: 'GET',
  path: '/v1/api/sellers/getsellerdetails',
  query: z.object({ sellerID: id }),
  body: z.undefined(),
  result: z.object({ data: z.object({ seller }) }),
  refusals: ['not-found'],
})
