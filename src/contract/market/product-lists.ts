import { z } from 'zod'
import { defineCall } from './call.ts'
import { filterLists, pageNumber, productPage } from './catalogue.ts'
import { idsIn, limitOf, olderList, skip } from './older-list.ts'
import { productCard } from './product.ts'
import { storeSearch, storeSort } from './store-search.ts'

export const brandProducts = defineCall({
  name: 'brandProducts',
  summary:
    'The first four products of each of six brands; tags are these brands, and pages go through the brands of the site.',
  family: 'web',
  audience: 'public',
  effect: 'read',
  keep: 'products',
  method: 'GET',
  path: '/web/brand-products',
  query: z.object({ page: pageNumber.default(1) }),
  body: z.undefined(),
  result: productPage,
})

export const productsByIds = defineCall({
  name: 'productsByIds',
  summary: 'Products by their ids, in the order asked for; what the site doesn’t sell is left out.',
  family: 'web',
  audience: 'public',
  effect: 'read',
  keep: 'products',
  method: 'POST',
  path: '/web/1/products/by-ids',
  query: z.object({}),
  body: z.strictObject({ _id: idsIn }),
  result: z.object({ products: z.array(productCard) }),
})

export const productsList = defineCall({
  name: 'productsList',
  summary: 'A stretch of what the site sells and a filter leaves, sorted. Hidden prices stand last.',
  family: 'main',
  audience: 'public',
  effect: 'read',
  keep: 'products',
  method: 'POST',
  path: '/v1/api/products/postproductslist',
  query: z.object({ limit: limitOf(24), skip, sort: storeSort.default('relevance') }),
  body: filterLists.extend({ priceBelow: storeSearch.shape.priceBelow }),
  result: olderList(productCard),
  refusals: ['tag-unknown'],
})
