import { createMiddleware } from 'hono/factory'
import type { Edge } from './edge.ts'

/** Protected pages are for people who are signed in; everybody else signs in first and comes back. */
export function guard() {
  return createMiddleware<Edge>(async function guard(context, next) {
    if (!context.var.route.guarded) return next()
    const { pathname, search } = new URL(context.req.url)
    return context.redirect(`/sign-in?returnTo=${encodeURIComponent(pathname + search)}`, 303)
  })
}
