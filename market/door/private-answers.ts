import { createMiddleware } from 'hono/factory'
import type { Market } from '../worker.ts'

/** Answers depend on the caller's token, which no cache between us keys on: the storefront does the keeping. */
export function privateAnswers() {
  return createMiddleware<Market>(async function privateAnswers(context, next) {
    await next()
    context.header('cache-control', 'no-store')
    context.header('x-content-type-options', 'nosniff')
  })
}
