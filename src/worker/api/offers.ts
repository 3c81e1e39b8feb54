import type { Context } from 'hono'
import type { Offer } from '#contract/edge/offer.ts'
import type { Shop } from '#contract/shop.ts'
import { refuse } from './refuse.ts'

/** The price and stock of one variant, for a page that has been open or kept for a while. */
export async function offer(context: Context<{ Variables: { shop: Shop } }>): Promise<Response> {
  const variantId = context.req.param('variantId') ?? ''
  const shown = await context.var.shop.product(variantId)
  if (!shown.ok) return refuse(context, shown.code)
  const variant = shown.value.variants.find(({ id }) => id === variantId)
  if (!variant) throw new Error('The market answered with a product that lacks the variant it was asked for.')
  const answer: Offer = {
    variantId,
    status: variant.inventoryStatus,
    unitPence: variant.rrp,
    available: variant.quantity,
  }
  return context.json(answer)
}
