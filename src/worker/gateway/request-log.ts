import { createMiddleware } from 'hono/factory'
import { log } from '../log.ts'
import type { Edge } from './edge.ts'

/** Gives each request an id that follows it through all Workers, and says once how it ended. */
export function requestLog() {
  return createMiddleware<Edge>(async function requestLog(context, next) {
    const started = Date.now()
    const requestId = crypto.randomUUID()
    context.set('requestId', requestId)
    await next()
    const duration = Date.now() - started
    // `securityHeaders`, which comes next, has made an answer that can be changed.
    const { headers, status } = context.res
    headers.set('x-request-id', requestId)
    headers.append('server-timing', `gateway;dur=${duration}`)
    log('info', 'request', {
      requestId,
      site: context.var.site?.key ?? null,
      method: context.req.method,
      route: context.var.route?.pattern ?? null,
      status,
      duration,
    })
  })
}
