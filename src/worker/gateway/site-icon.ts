import type { Context } from 'hono'
import type { Edge } from './edge.ts'

/** Every site's tab shows its own mark. */
export async function siteIcon(context: Context<Edge>): Promise<Response> {
  const mark = await context.env.ASSETS.fetch(new URL(context.var.site.logo, context.req.url))
  const icon = new Response(mark.body, mark)
  icon.headers.set('cache-control', 'public, max-age=86400')
  return icon
}
