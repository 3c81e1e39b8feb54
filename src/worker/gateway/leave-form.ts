import { createMiddleware } from 'hono/factory'
import type { Edge } from './edge.ts'

const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/

/**
 * Signing in leads to the provider's host, and the policy of our pages lets forms go nowhere else, by way of redirects
 * neither. So a form leads to a page of ours that goes on by itself.
 */
export function leaveForm() {
  return createMiddleware<Edge>(async function leaveForm(context, next) {
    await next()
    if (!isForm.test(context.req.header('content-type') ?? '')) return
    const location = context.res.headers.get('location')
    if (location?.startsWith('/sign-in?'))
      context.res.headers.set('location', location.replace('/sign-in?', '/sign-in/onward?'))
  })
}
