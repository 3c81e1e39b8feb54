import { createMiddleware } from 'hono/factory'
import type { Market } from '../worker.ts'
import { log } from './log.ts'

const header = 'x-request-id'
const trusted = /^[\w-]{8,64}$/

/** Takes over the caller's request id, or makes one, and says once how the call ended. */
export function requestLog() {
  return createMiddleware<Market>(async function requestLog(context, next) {
    const started = Date.now()
    const given = context.req.header(header) ?? ''
    const requestId = trusted.test(given) ? given : crypto.randomUUID()
    context.set('requestId', requestId)
    context.set('call', null)
    context.set('caller', null)
    context.header(header, requestId)
    await next()
    log('info', 'call', {
      requestId,
      call: context.var.call,
      caller: context.var.caller?.name ?? null,
      method: context.req.method,
      status: context.res.status,
      duration: Date.now() - started,
    })
  })
}
