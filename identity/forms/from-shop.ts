import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Site } from '#contract/site.ts'
import { siteOfClient } from '../clients/client.ts'
import { refusalPage } from '../pages/refusal.ts'
import type { Identity } from '../worker.ts'

/** Which shop a page is for: its request, or the link of its letter, says so. Without one there is no page. */
export function fromShop(sites: readonly Site[]) {
  return createMiddleware<Identity>(async function fromShop(context, next) {
    const site = siteOfClient(sites, context.req.query('client_id'))
    if (!site) return refusalPage(context, null)
    context.set('site', site)
    return next()
  })
}

export function siteOf({ var: { site } }: Context<Identity>): Site {
  if (!site) throw new Error('The page was asked for before fromShop had found its shop.')
  return site
}

/** The shop's request as it came, so that every page of the way carries it on. */
export function queryOf({ req }: Context): string {
  return new URL(req.url).search
}
