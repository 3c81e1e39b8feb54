import { createMiddleware } from 'hono/factory'
import type { Edge } from './edge.ts'

const always = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(self), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
}

/** For what isn't a page of ours: it loads nothing. Pages bring their own policy with their hashes. */
const bareContentPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'"

/** Works in a header only, so pages that carry their policy in a meta element need it here too. */
const framing = "frame-ancestors 'none'"

/** Also says `Cache-Control` where nobody else has: an answer without one would be cached by the platform. */
export function securityHeaders() {
  return createMiddleware<Edge>(async function securityHeaders(context, next) {
    await next()
    // Makes the answer anew, as one from elsewhere can't be changed: once for all headers.
    context.header('x-content-type-options', 'nosniff')
    const { headers } = context.res
    // A neighbour's pages have rules of their own.
    const isOurs = context.var.site?.key !== undefined
    for (const [name, value] of Object.entries(always))
      if (isOurs || !headers.has(name)) headers.set(name, value)
    if (new URL(context.req.url).protocol === 'https:')
      headers.set('strict-transport-security', 'max-age=63072000; includeSubDomains')
    if (isOurs && headers.get('content-type')?.startsWith('text/html'))
      headers.set('speculation-rules', '"/speculation-rules.json"')
    const policy = headers.get('content-security-policy')
    // In development pages bring no policy: their styles and scripts come one by one, and unhashed.
    if (policy !== null || !import.meta.env.DEV)
      headers.set('content-security-policy', framed(policy ?? bareContentPolicy))
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  })
}

function framed(policy: string): string {
  return policy.includes('frame-ancestors') ? policy : `${policy.replace(/;\s*$/, '')}; ${framing}`
}
