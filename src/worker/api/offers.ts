import type { Context } from 'hono'
import type { Offer } from '#contract/edge/offer.ts'
import { readWish } from '#lib/product/choice-address.ts'
import { choose } from '#lib/product/choose.ts'
import type { Shop } from '#contract/shop.ts'
import { refuse } from './refuse.ts'

/** The price and stock of one variant, and of what is chosen on it, for a page that has been open or kept for a while. */
export async function offer(context: Context<{ Variables: { shop: Shop } }>): Promise<Response> {
  const variantId = context.req.param('variantId') ?? ''
  const shown = await context.var.shop.product(variantId)
  if (!shown.ok) return refuse(context, shown.code)
  const variant = shown.value.variants.find(({ id }) => id === variantId)
  if (!variant) throw new Error('The market answered with a product that lacks the variant it was asked for.')
  const { price, most } = choose(variant, readWish(new URL(context.req.url).searchParams))
  const answer: Offer = {
    variantId,
    status: price.inventoryStatus,
    unitPence: price.rrp,
    available: most,
  }
  return context.json(answer)
}
