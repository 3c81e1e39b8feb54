import { Hono } from 'hono'
import { consent, consentLimit } from '../api/consent.ts'
import { me } from '../api/me.ts'
import { purge, purgeLimit } from '../api/purge.ts'
import { log } from '../log.ts'
import { chooseSite } from './choose-site.ts'
import type { Edge } from './edge.ts'
import { refuseForgery } from './forgery.ts'
import { guard } from './guard.ts'
import { neighbours } from './neighbours.ts'
import { notModified } from './not-modified.ts'
import { oneAddress } from './one-address.ts'
import { plainPage } from './plain-page.ts'
import { requestLog } from './request-log.ts'
import { securityHeaders } from './security-headers.ts'
import { sendOn } from './send-on.ts'
import { serviceWorker, siteIcon, speculationRules } from './site-files.ts'

/** What every request meets, in this order. */
export const gateway = new Hono<Edge>({ strict: true })
  .use(requestLog())
  .use(securityHeaders())
  .get('/healthz', (context) => context.json({ ok: true }))
  .use(notModified())
  .use(neighbours())
  .use(chooseSite())
  .use(oneAddress())
  .use(refuseForgery())
  .get('/api/me', me)
  .post('/api/consent', consentLimit, consent)
  .post('/api/purge', purgeLimit, purge)
  .use(guard())
  .get('/favicon.svg', siteIcon)
  .get('/sw.js', serviceWorker)
  .get('/speculation-rules.json', speculationRules)
  .all('*', sendOn)
  .onError((error, context) => {
    log('error', 'gateway', { requestId: context.var.requestId, message: error.message })
    return plainPage(500, 'Something went wrong', 'It is our fault, not yours. Please try again in a moment.')
  })
