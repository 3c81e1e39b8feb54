import type { Context } from 'hono'
import type { Site } from '#contract/site.ts'
import { refuse } from '../api/refuse.ts'
import { canonicalQuery } from './canonical.ts'
import type { Edge } from './edge.ts'
import { privatePage } from './private-page.ts'
import type { Route } from './routes.ts'
import { fixedPage } from './site-files.ts'

type Exports = ExecutionContext['exports']

/** Hands the request to whoever may answer it. */
export async function sendOn(context: Context<Edge>): Promise<Response> {
  const { route, site } = context.var
  if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return readOnly(context)
  if (route.to === 'fixed') return fixedPage(context, route.pattern.slice(1))
  if (route.to === 'nowhere' || route.to === 'private-api') return nothingHere(context)
  if (route.to === 'private-pages') {
    const { pathname, searchParams } = new URL(context.req.url)
    return headless(context, await privatePage(context, pathname + canonicalQuery(route, searchParams)))
  }
  const answer = await entrypointOf(context.executionCtx.exports, route, site).fetch(requestFor(context))
  return headless(context, new Response(answer.body, answer))
}

/** To HEAD the answer is the same without its body. */
function headless(context: Context<Edge>, answer: Response): Response {
  return context.req.method === 'HEAD' ? new Response(null, answer) : answer
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
  return route.to === 'public-api' ? exports.PublicApi(options) : exports.Pages(options)
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
  // A page's redirect is for the visitor: followed here, a wrong address would answer with the right one's page.
  return new Request(url, { headers, redirect: 'manual' })
}
