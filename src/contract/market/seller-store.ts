import { z } from 'zod'
import { storePageSize } from '#lib/seller-store/wish.ts'
import { defineCall } from './call.ts'
import { id } from './id.ts'
import { limitOf, listFacts, skip } from './older-list.ts'
import { productCard } from './product.ts'
import { seller } from './seller.ts'
import { storeSearch, storeSort } from './store-search.ts'
import { tag } from './tag.ts'

export const sellerStore = defineCall({
  name: 'sellerStore',
  summary:
    'A stretch of what a seller offers of the site’s products. Relevance is the random order of the seed; tags are the categories and rooms, each kind counted as if nothing of it were chosen.',
  family: 'main',
  audience: 'public',
  effect: 'read',
  keep: 'products',
  method: 'POST',
  path: '/v1/api/products/postsellerstore',
  query: z.object({
    sellerID: id,
    limit: limitOf(storePageSize),
    skip,
    sort: storeSort.default('relevance'),
  }),
  body: storeSearch,
  result: z.object({
    data: z.object({ list: z.array(productCard), ...listFacts, tags: z.array(tag), seller }),
  }),
  refusals: ['not-found', 'tag-unknown'],
})
