import { createMiddleware } from 'hono/factory'
import type { Edge } from './edge.ts'

/** The browser has this very answer already. The cached entrypoints never see the question: they answer for everybody. */
export function notModified() {
  return createMiddleware<Edge>(async function notModified(context, next) {
    await next()
    const asked = context.req.header('if-none-match')
    const { headers, status } = context.res
    const etag = headers.get('etag')
    if (!asked || !etag || status !== 200) return
    if (asked.split(',').some((candidate) => candidate.trim() === etag))
      context.res = new Response(null, { status: 304, headers })
  })
}
