import { createMiddleware } from 'hono/factory'
import type { Market } from '../worker.ts'

/** Answers depend on the caller's token, which no cache between us keys on: the storefront does the keeping. */
export function privateAnswers() {
  return createMiddleware<Market>(async function privateAnswers(context, next) {
    // Beforehand: on an answer that stands already each header makes it anew, and its text a stream.
    context.header('cache-control', 'no-store')
    context.header('x-content-type-options', 'nosniff')
    await next()
  })
}
