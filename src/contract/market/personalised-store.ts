import { z } from 'zod'
import { defineCall } from './call.ts'
import { id } from './id.ts'
import { limitOf, olderList, skip } from './older-list.ts'
import { productCard } from './product.ts'
import { storeSearch } from './store-search.ts'

const styleSlug = z.string().min(1).max(200)
const percent = z.number().min(0).max(100)

/** What the style game says of somebody: two styles by their slugs. */
export const verdict = z.strictObject({
  style1: styleSlug,
  style1Score: percent,
  style2: styleSlug,
  style2Score: percent,
})

const query = z.object({ limit: limitOf(24), skip })

export const personalisedStore = defineCall({
  name: 'personalisedStore',
  summary:
    'What the site sells, in the order of a verdict: what bears both of its styles, then the stronger one, then the other, then the rest.',
  family: 'main',
  audience: 'public',
  effect: 'read',
  keep: 'nothing',
  method: 'POST',
  path: '/v1/api/products/postpersonalisedstore',
  query,
  body: z.strictObject({ verdict, search: storeSearch.default({}) }),
  result: olderList(productCard),
  refusals: ['tag-unknown'],
})

export const personalisedSearch = defineCall({
  name: 'personalisedSearch',
  summary: 'The same by a verdict that the customer has saved.',
  family: 'main',
  audience: 'customer',
  effect: 'read',
  keep: 'nothing',
  method: 'POST',
  path: '/v1/api/products/postpersonalisedsearchproducts',
  query,
  body: z.strictObject({ verdictID: id, search: storeSearch.default({}) }),
  result: olderList(productCard),
  refusals: ['bearer-missing', 'bearer-refused', 'not-found', 'tag-unknown'],
})
