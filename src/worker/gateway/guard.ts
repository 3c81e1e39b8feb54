import { createMiddleware } from 'hono/factory'
import { presenceOf } from '../session/presence.ts'
import type { Edge } from './edge.ts'
import { troublePage } from './private-page.ts'

/**
 * Protected pages are for people who are signed in. Guests sign in first and come back; where it can't be known who
 * somebody is, nobody is sent away.
 */
export function guard() {
  return createMiddleware<Edge>(async function guard(context, next) {
    if (!context.var.route.guarded) return next()
    const { who } = await presenceOf(context)
    if (who.state === 'signed-in') return next()
    const { pathname, search } = new URL(context.req.url)
    if (who.state === 'unavailable') return troublePage(context, 'unavailable', pathname + search)
    return context.redirect(`/sign-in?returnTo=${encodeURIComponent(pathname + search)}`, 303)
  })
}
