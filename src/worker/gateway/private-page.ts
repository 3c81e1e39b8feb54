import type { Context } from 'hono'
import { visitorPropsOf } from '../session/visitor.ts'
import type { Edge } from './edge.ts'
import { fixedPage } from './site-files.ts'

/** A page for this visitor alone, made by the entrypoint that is never cached. */
export async function privatePage(
  context: Context<Edge>,
  address: string,
  status?: 400 | 503,
): Promise<Response> {
  const visitor = await visitorPropsOf(context)
  const props = { site: context.var.site.key, visitor }
  const headers = { 'x-request-id': context.var.requestId, cookie: context.req.header('cookie') ?? '' }
  const url = new URL(address, context.req.url)
  const { PrivatePages } = context.executionCtx.exports
  // A page's redirect is for the visitor: followed here, a wrong address would answer with the right one's page.
  const answer = await PrivatePages({ props }).fetch(new Request(url, { headers, redirect: 'manual' }))
  if (isNobodysPage(answer)) return fixedPage(context, '404', 404)
  return context.newResponse(
    answer.body,
    new Response(null, { status: status ?? answer.status, headers: answer.headers }),
  )
}

/** Pages of ours bring a policy, also when they say that a thing isn't there; what Astro says of an unknown path doesn't. */
function isNobodysPage({ status, headers }: Response): boolean {
  return status === 404 && !import.meta.env.DEV && !headers.has('content-security-policy')
}

/** Why somebody isn't where they wanted to be, and what to do next; the words stand in the page. */
export type Trouble = 'stray' | 'declined' | 'refused' | 'silent' | 'unavailable'

const statusOf = { stray: 400, declined: 400, refused: 400, silent: 503, unavailable: 503 } as const

export async function troublePage(
  context: Context<Edge>,
  trouble: Trouble,
  returnTo: string,
): Promise<Response> {
  const query = new URLSearchParams({ trouble, returnTo })
  return privatePage(context, `/sign-in?${query.toString()}`, statusOf[trouble])
}
