import { z } from 'zod'
import { defineCall } from './call.ts'
import { id } from './id.ts'
import { idsIn, limitOf, olderList } from './older-list.ts'
import { productCard } from './product.ts'

/** Section 9 of the specification. */
export const mostRecommendations = 24

const carousel = z.object({ products: z.array(productCard).max(mostRecommendations) })

export const recommendedProducts = defineCall({
  name: 'recommendedProducts',
  summary: 'What goes with a product in style and room; without one, the best rated that is in stock.',
  family: 'web',
  audience: 'public',
  effect: 'read',
  keep: 'products',
  method: 'GET',
  path: '/web/1/products/recommended',
  query: z.object({ productId: id.optional() }),
  body: z.undefined(),
  result: carousel,
  refusals: ['not-found'],
})

export const similarProducts = defineCall({
  name: 'similarProducts',
  summary: 'Products of the same category, the nearest in style, colour, material and shown price first.',
  family: 'web',
  audience: 'public',
  effect: 'read',
  keep: 'products',
  method: 'GET',
  path: '/web/1/product/{id}/similar',
  query: z.object({ id }),
  body: z.undefined(),
  result: carousel,
  refusals: ['not-found'],
})

export const associatedProducts = defineCall({
  name: 'associatedProducts',
  summary:
    'What the merchant shows beside a product; where nothing is chosen, what shares its category, its room and the style of its first variant.',
  family: 'web',
  audience: 'public',
  effect: 'read',
  keep: 'products',
  method: 'GET',
  path: '/web/1/product/{id}/associated',
  query: z.object({ id }),
  body: z.undefined(),
  result: carousel,
  refusals: ['not-found'],
})

export const productCarousels = defineCall({
  name: 'productCarousels',
  summary: 'The three rows beneath a product, each as its own call gives it, in one answer.',
  family: 'web',
  audience: 'public',
  effect: 'read',
  keep: 'products',
  method: 'GET',
  path: '/web/1/product/{id}/carousels',
  query: z.object({ id }),
  body: z.undefined(),
  result: z.object({
    similar: carousel.shape.products,
    recommended: carousel.shape.products,
    associated: carousel.shape.products,
  }),
  refusals: ['not-found'],
})
export type Carousels = z.output<typeof productCarousels.result>

/** Somebody's recent products are at most ten; the market keeps nothing of them. */
const recent = idsIn.extend({ in: idsIn.shape.in.max(10) })

export const recommendationsList = defineCall({
  name: 'recommendationsList',
  summary: 'What goes with several products at once, such as the recent ones; without any, the best rated.',
  family: 'main',
  audience: 'public',
  effect: 'read',
  keep: 'products',
  method: 'POST',
  path: '/v1/api/products/postrecommendations',
  query: z.object({ limit: limitOf(mostRecommendations, mostRecommendations) }),
  body: z.strictObject({ _id: recent.optional() }),
  result: olderList(productCard),
})
