import type { Context } from 'hono'
import { dropProductPages } from '../cache/product-pages.ts'
import type { Edge } from '../gateway/edge.ts'

/**
 * A shopper has changed what a product's pages say: they are made anew. Lists follow when their time is up, so that
 * nobody can empty the caches of a whole shop by writing.
 */
export async function refreshProduct(context: Context<Edge>, productId: string): Promise<void> {
  const tag = `${context.var.site.key}:product:${productId}`
  await dropProductPages(context.env.CACHE, context.executionCtx.exports, tag)
}
