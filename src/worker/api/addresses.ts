import type { Context } from 'hono'
import type { Shop } from '#contract/shop.ts'
import { refuse } from './refuse.ts'

/** The addresses of a postcode; one that nobody knows has none. */
export async function lookUpAddress(context: Context<{ Variables: { shop: Shop } }>): Promise<Response> {
  const found = await context.var.shop.addresses(context.req.query('postcode') ?? '')
  return found.ok ? context.json({ addresses: found.value }) : refuse(context, found.code)
}
