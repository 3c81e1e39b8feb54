import { createMiddleware } from 'hono/factory'
import { canonicalPath } from './canonical.ts'
import type { Edge } from './edge.ts'
import { routeOf } from './routes.ts'

/** Every page has one address: another spelling of its path leads there. */
export function oneAddress() {
  return createMiddleware<Edge>(async function oneAddress(context, next) {
    const url = new URL(context.req.url)
    const path = canonicalPath(url.pathname)
    context.set('route', routeOf(path))
    if (path === url.pathname || !isRead(context.req.method)) return next()
    return context.redirect(path + url.search, 308)
  })
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}
