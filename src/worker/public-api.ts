import { Hono } from 'hono'
import type { Shop } from '#contract/shop.ts'
import { lookUpAddress } from './api/addresses.ts'
import { refuse } from './api/refuse.ts'
import { offer } from './api/offers.ts'
import { search, searchOthers } from './api/search.ts'

/** JSON that is the same for everybody; it is cached in front. */
export const publicApi = new Hono<{ Bindings: { shop: Shop }; Variables: { shop: Shop } }>()
  .use(async (context, next) => {
    context.set('shop', context.env.shop)
    await next()
  })
  .get('/api/offers/:variantId', offer)
  .get('/api/address', lookUpAddress)
  .get('/api/search', search)
  .get('/api/search/others', searchOthers)
  .notFound((context) => refuse(context, 'not-found'))
