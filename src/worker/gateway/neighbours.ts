import { createMiddleware } from 'hono/factory'
import type { Edge } from './edge.ts'

/** The sign-in provider and the marketplace API answer on hosts of their own where they share this deployment. */
export function neighbours() {
  return createMiddleware<Edge>(async function neighbours(context, next) {
    const { hostname } = new URL(context.req.url)
    const { IDENTITY, IDENTITY_HOST, MARKET, MARKET_HOST } = context.env
    if (hostname === IDENTITY_HOST) return IDENTITY.fetch(told(context.req.raw, context.var.requestId))
    if (hostname === MARKET_HOST) return MARKET.fetch(told(context.req.raw, context.var.requestId))
    return next()
  })
}

function told(request: Request, requestId: string): Request {
  const copy = new Request(request)
  copy.headers.set('x-request-id', requestId)
  return copy
}
