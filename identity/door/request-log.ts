import { createMiddleware } from 'hono/factory'
import type { Identity } from '../worker.ts'
import { log } from './log.ts'

const header = 'x-request-id'
const trusted = /^[\w-]{8,64}$/

/** Takes over the caller's request id, or makes one, and says once how the request ended. */
export function requestLog() {
  return createMiddleware<Identity>(async function requestLog(context, next) {
    const started = Date.now()
    const given = context.req.header(header) ?? ''
    const requestId = trusted.test(given) ? given : crypto.randomUUID()
    context.set('requestId', requestId)
    await next()
    context.header(header, requestId)
    const { method, path } = context.req
    const { status } = context.res
    log('info', 'request', { requestId, method, path, status, duration: Date.now() - started })
  })
}
