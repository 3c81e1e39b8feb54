import { createMiddleware } from 'hono/factory'
import { refuse } from '../api/refuse.ts'
import type { Edge } from './edge.ts'

/** What changes something must come from a page of ours: browsers say so, and scripts elsewhere can't lie about it. */
export function refuseForgery() {
  return createMiddleware<Edge>(async function refuseForgery(context, next) {
    const { method } = context.req
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return next()
    const origin = context.req.header('origin')
    const fetchSite = context.req.header('sec-fetch-site')
    const isForeign = origin !== undefined && origin !== new URL(context.req.url).origin
    const isCrossSite = fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none'
    if (!isForeign && !isCrossSite) return next()
    return refuse(context, 'foreign-origin')
  })
}
