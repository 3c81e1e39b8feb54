import type { MiddlewareHandler } from 'astro'
import { cacheFor } from '../caching.ts'
import { closedShop } from './closed-shop.ts'
import { allowFace, faceOf } from './face.ts'
import { guest, visitorFrom } from '../session/visitor.ts'
import { narrowPolicy } from './narrow-policy.ts'
import { openShop } from './open-shop.ts'
import { visitOf } from './visit.ts'

/** Astro's middleware: gives pages their one door to data, and says how long the page may be kept. */
export const withShop: MiddlewareHandler = async function withShop(context, next) {
  const { locals, request } = context
  if (context.isPrerendered) {
    locals.shop = closedShop(context.params.site ?? '')
    locals.face = await faceOf(locals.shop.site)
    locals.visitor = visitorFrom(guest, { siteKey: locals.shop.site.key, requestId: 'build', exports: null })
    return next()
  }
  const visit = visitOf(request, locals.cfContext)
  const { shop, notes } = openShop(visit)
  const { exports, props } = locals.cfContext
  locals.visitor = visitorFrom('visitor' in props ? props.visitor : guest, { ...visit, exports })
  locals.shop = shop
  locals.face = await faceOf(shop.site)
  const [answer] = await Promise.all([next(), shop.frame()])
  // The frame's part in the notes must be known before the page is on its way.
  const page = await cacheFor(answer, notes)
  allowFace(page, locals.face, shop.site)
  return narrowPolicy(page)
}
