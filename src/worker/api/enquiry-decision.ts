import type { Context } from 'hono'
import { cartPage } from '#contract/edge/cart.ts'
import { enquiriesPage } from '#contract/edge/enquiry.ts'
import { decideOffer } from '#contract/market/enquiries.ts'
import type { Edge } from '../gateway/edge.ts'
import { backWith, backWithFailure, textsOf, visitorFor } from './customer-form.ts'

/** Accepts a seller's offer, which lies in the cart then, or rejects it with a reason. */
export async function answerOffer(context: Context<Edge>): Promise<Response> {
  const known = await visitorFor(context, enquiriesPage)
  if ('answer' in known) return known.answer
  const { visitor } = known
  const at = { visitor, page: enquiriesPage } as const
  const { enquiryId: id = '', offerId = '', approved = '', reason = '' } = await textsOf(context)
  const isApproved = approved === 'yes'
  if (!isApproved && reason.trim() === '') {
    const field = {
      path: `reason-${offerId}`,
      message: 'Write why you don’t take it, so that the seller knows.',
    }
    return backWith(context, at, { outcome: 'refused', message: field.message, fields: [field], values: {} })
  }
  const asked = await visitor.callCustomer(decideOffer, {
    query: { id, offerId, approved: isApproved ? 'true' : 'false' },
    body: { approved: isApproved, reason: isApproved ? null : reason.slice(0, 1_000) },
  })
  if (!asked.ok) return backWithFailure(context, at, { failed: asked })
  if (!isApproved) return backWith(context, at, { outcome: 'done', what: 'offer-rejected' })
  await visitor.leaveNote(cartPage, { outcome: 'done', message: 'Added to cart' })
  return context.redirect(cartPage, 303)
}
