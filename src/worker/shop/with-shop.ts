import type { MiddlewareHandler } from 'astro'
import { cacheFor } from '../caching.ts'
import { closedShop } from './closed-shop.ts'
import { openShop } from './open-shop.ts'
import { visitOf } from './visit.ts'

/** Astro's middleware: gives pages their one door to data, and says how long the page may be kept. */
export const withShop: MiddlewareHandler = async function withShop(context, next) {
  const { locals, request } = context
  if (context.isPrerendered) {
    locals.shop = closedShop(context.params.site ?? '')
    return next()
  }
  const { shop, tags, isWhole } = openShop(visitOf(request, locals.cfContext))
  locals.shop = shop
  // Pages stream: the frame is asked for here, beside what the page asks, so that its failure is known in time.
  const [page] = await Promise.all([next(), shop.frame()])
  return cacheFor(page, tags, isWhole())
}
