import type { MiddlewareHandler } from 'astro'
import { cacheFor } from '../caching.ts'
import { closedShop } from './closed-shop.ts'
import { allowFace, faceOf } from './face.ts'
import { narrowPolicy } from './narrow-policy.ts'
import { openShop } from './open-shop.ts'
import { visitOf } from './visit.ts'

/** Astro's middleware: gives pages their one door to data, and says how long the page may be kept. */
export const withShop: MiddlewareHandler = async function withShop(context, next) {
  const { locals, request } = context
  if (context.isPrerendered) {
    locals.shop = closedShop(context.params.site ?? '')
    locals.face = await faceOf(locals.shop.site)
    return next()
  }
  const { shop, notes } = openShop(visitOf(request, locals.cfContext))
  locals.shop = shop
  locals.face = await faceOf(shop.site)
  const [answer] = await Promise.all([next(), shop.frame()])
  // The frame's part in the notes must be known before the page is on its way.
  const page = await cacheFor(await narrowPolicy(answer), notes)
  allowFace(page, locals.face, shop.site)
  return page
}
