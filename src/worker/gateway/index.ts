import { Hono } from 'hono'
import { me } from '../api/me.ts'
import { purge } from '../api/purge.ts'
import { log } from '../log.ts'
import { chooseSite } from './choose-site.ts'
import type { Edge } from './edge.ts'
import { guard } from './guard.ts'
import { neighbours } from './neighbours.ts'
import { oneAddress } from './one-address.ts'
import { plainPage } from './plain-page.ts'
import { requestLog } from './request-log.ts'
import { securityHeaders } from './security-headers.ts'
import { sendOn } from './send-on.ts'
import { siteIcon } from './site-icon.ts'

/** What every request meets, in this order. */
export const gateway = new Hono<Edge>({ strict: true })
  .use(requestLog())
  .use(securityHeaders())
  .get('/healthz', (context) => context.json({ ok: true }))
  .use(neighbours())
  .use(chooseSite())
  .use(oneAddress())
  .get('/api/me', me)
  .post('/api/purge', purge)
  .use(guard())
  .get('/favicon.svg', siteIcon)
  .all('*', sendOn)
  .onError((error, context) => {
    log('error', 'gateway', { requestId: context.var.requestId, message: error.message })
    return plainPage(500, 'Something went wrong', 'It is our fault, not yours. Please try again in a moment.')
  })
