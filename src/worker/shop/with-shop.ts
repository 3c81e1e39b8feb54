import type { MiddlewareHandler } from 'astro'
import { cacheFor } from '../caching.ts'
import { openShop } from './open-shop.ts'
import { visitOf } from './visit.ts'

/** Astro's middleware: gives pages their one door to data, and says how long the page may be kept. */
export const withShop: MiddlewareHandler = async function withShop(context, next) {
  const { locals, request } = context
  const { shop, tags, isWhole } = openShop(visitOf(request, locals.cfContext))
  locals.shop = shop
  return cacheFor(await next(), tags, isWhole())
}
