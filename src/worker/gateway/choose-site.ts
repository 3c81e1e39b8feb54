import { createMiddleware } from 'hono/factory'
import { siteOfHost } from '../sites.ts'
import type { Edge } from './edge.ts'
import { plainPage } from './plain-page.ts'

/** The host decides the site. A site's further hosts lead to its first; a foreign host is misdirected. */
export function chooseSite() {
  return createMiddleware<Edge>(async function chooseSite(context, next) {
    const url = new URL(context.req.url)
    const site = siteOfHost(url.hostname)
    if (!site) return plainPage(421, 'No shop lives at this address', 'Check the address and try again.')
    const [first] = site.hosts
    if (first && url.hostname !== first) {
      url.hostname = first
      return context.redirect(url.href, 308)
    }
    context.set('site', site)
    return next()
  })
}
