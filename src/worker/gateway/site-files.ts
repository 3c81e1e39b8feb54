import type { Context } from 'hono'
import type { Edge } from './edge.ts'

const day = 'public, max-age=86400'

/** Every site's tab shows its own mark. */
export async function siteIcon(context: Context<Edge>): Promise<Response> {
  return file(context, context.var.site.logo, { 'cache-control': day })
}

export async function serviceWorker(context: Context<Edge>): Promise<Response> {
  return file(context, '/sw.js', {
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  })
}

/** What a browser may fetch before it is asked for; the header of every page names this file. */
export async function speculationRules(context: Context<Edge>): Promise<Response> {
  const headers = { 'cache-control': day, 'content-type': 'application/speculationrules+json' }
  return file(context, '/speculation-rules.json', headers)
}

/** A page that was made for this site when the shop was built. */
export async function fixedPage(context: Context<Edge>, name: string, status = 200): Promise<Response> {
  const path = `/site-files/${context.var.site.key}/${name}`
  if (import.meta.env.DEV) return renderedNow(context, path)
  const page = await file(context, path, {
    'cache-control': 'no-cache',
    // The rest of the policy stands in the page; frame-ancestors works in a header only.
    'content-security-policy': "frame-ancestors 'none'",
  })
  return page.status === 200 ? new Response(page.body, { status, headers: page.headers }) : page
}

/** In development nothing has been made ahead. */
async function renderedNow(context: Context<Edge>, path: string): Promise<Response> {
  const { Pages } = context.executionCtx.exports
  const page = await Pages({ props: { site: context.var.site.key } }).fetch(new URL(path, context.req.url))
  return new Response(page.body, page)
}

async function file(context: Context<Edge>, path: string, said: Record<string, string>): Promise<Response> {
  const asked = { headers: { 'if-none-match': context.req.header('if-none-match') ?? '' } }
  const found = await context.env.ASSETS.fetch(new URL(path, context.req.url), asked)
  const answer = new Response(found.body, found)
  for (const [name, value] of Object.entries(said)) answer.headers.set(name, value)
  return answer
}
