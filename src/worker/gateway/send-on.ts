import type { Context } from 'hono'
import type { Site } from '#contract/site.ts'
import { refuse } from '../api/refuse.ts'
import { canonicalQuery } from './canonical.ts'
import type { Edge } from './edge.ts'
import type { Route } from './routes.ts'
import { fixedPage } from './site-files.ts'

type Exports = ExecutionContext['exports']

/** Hands the request to whoever may answer it. */
export async function sendOn(context: Context<Edge>): Promise<Response> {
  const { route, site } = context.var
  if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return readOnly(context)
  if (route.to === 'fixed') return fixedPage(context, route.pattern.slice(1))
  if (route.to === 'nowhere' || route.to === 'private-api') return nothingHere(context)
  const answer = await entrypointOf(context.executionCtx.exports, route, site).fetch(requestFor(context))
  return context.req.method === 'HEAD' ? new Response(null, answer) : new Response(answer.body, answer)
}

function readOnly(context: Context<Edge>): Response {
  context.header('allow', 'GET, HEAD')
  return refuse(context, 'read-only')
}

async function nothingHere(context: Context<Edge>): Promise<Response> {
  if (!context.req.path.startsWith('/api/')) return fixedPage(context, '404', 404)
  return refuse(context, 'not-found')
}

/** The props are part of the cache's key and the host is not: they must hold the site, and only the site. */
function entrypointOf(exports: Exports, route: Route, site: Site) {
  const options = { props: { site: site.key } }
  if (route.to === 'public-api') return exports.PublicApi(options)
  return route.to === 'private-pages' ? exports.PrivatePages(options) : exports.Pages(options)
}

/**
 * What a cached answer may depend on: the address and nothing else. Cookies, credentials and
 * unknown query names end here.
 */
function requestFor(context: Context<Edge>): Request {
  const { requestId, route } = context.var
  const url = new URL(context.req.url)
  url.search = canonicalQuery(route, url.searchParams)
  const headers = new Headers({ 'x-request-id': requestId })
  if (route.to === 'private-pages') headers.set('cookie', context.req.header('cookie') ?? '')
  // A page's redirect is for the visitor: followed here, a wrong address would answer with the right one's page.
  return new Request(url, { headers, redirect: 'manual' })
}
