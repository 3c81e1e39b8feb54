import type { Context } from 'hono'
import { dropProduct } from '../cache/purge.ts'
import type { Edge } from '../gateway/edge.ts'

/**
 * A shopper has changed what a product's pages say: they are made anew. Lists follow when their time is up, so that
 * nobody can empty the caches of a whole shop by writing.
 */
export async function refreshProduct(context: Context<Edge>, productId: string): Promise<void> {
  const { site } = context.var
  const { exports } = context.executionCtx
  const props = { site: site.key }
  const tag = `${site.key}:product:${productId}`
  await dropProduct(context.env.CACHE, tag)
  await Promise.all([exports.Pages({ props }).purge([tag]), exports.PublicApi({ props }).purge([tag])])
}
