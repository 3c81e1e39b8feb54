import { createMiddleware } from 'hono/factory'
import type { Identity } from '../worker.ts'

const always = {
  // Addresses of these pages carry secrets of links; a form still says where it comes from.
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

const bareContentPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Nothing leaves without these, and nothing is kept unless it says so itself. */
export function pageHeaders() {
  return createMiddleware<Identity>(async function pageHeaders(context, next) {
    await next()
    // Makes the answer anew, as the provider's can't be changed: once for all headers.
    context.header('x-content-type-options', 'nosniff')
    const { headers } = context.res
    for (const [name, value] of Object.entries(always)) headers.set(name, value)
    if (context.var.place?.isSecure)
      headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', bareContentPolicy)
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  })
}
