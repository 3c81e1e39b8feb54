import { post } from '#contract/edge/call.ts'
import { cartPage } from '#contract/edge/cart.ts'
import {
  type Intent,
  intentAnswer,
  intentPath,
  intentTakingAnswer,
  intentTakingPath,
} from '#contract/edge/intent.ts'
import { proofIn } from '#lib/form-proof.ts'
import { enquiryPath, readEnquiryPath } from '#lib/product/enquiry-address.ts'
import { setBookmark } from './bookmarks.ts'
import { addLine } from './cart.ts'
import { raiseNotice } from './notices.ts'

/** What is left to do for the page: nothing, going on, or showing the form of an enquiry. */
export type Onward = { to: 'nothing' } | { to: 'page' | 'enquiry'; href: string }

const nothing: Onward = { to: 'nothing' }

/** Does what somebody wanted on this page before they signed in; it is given once, and to nobody else. */
export async function carryOutIntent(page: string): Promise<Onward> {
  const asked = { path: intentTakingPath, body: { page }, proof: proofIn(document.cookie) }
  const reply = await post(asked, intentTakingAnswer)
  const intent = reply.ok ? reply.value.intent : null
  if (intent?.kind === 'add-to-cart') return add(intent, page)
  if (intent?.kind === 'enquiry') return { to: 'enquiry', href: enquiryPath(intent) }
  if (intent?.kind === 'bookmark' && intent.itemType === 'product')
    await setBookmark({ itemId: intent.itemId, itemType: 'product' }, true)
  return nothing
}

/** Keeps a guest's enquiry until they are back, signed in. Returns where to go now; null where it couldn't be kept. */
export async function keepEnquiry(href: string, page: string): Promise<string | null> {
  const asked = readEnquiryPath(new URL(href, location.href))
  if (!asked) return null
  const body = { page, intent: { kind: 'enquiry', ...asked } }
  const reply = await post({ path: intentPath, body, proof: proofIn(document.cookie) }, intentAnswer)
  return reply.ok ? reply.value.signIn : null
}

async function add(intent: Extract<Intent, { kind: 'add-to-cart' }>, page: string): Promise<Onward> {
  const { variantId, sellerId, quantity, optionId, swatchId, buyNow } = intent
  const outcome = await addLine({
    variantId,
    sellerId,
    quantity,
    ...(optionId !== undefined && { optionId }),
    ...(swatchId !== undefined && { swatchId }),
    buyNow,
    page,
  })
  if (!outcome.ok) raiseNotice('trouble', outcome.message)
  else if (buyNow) return { to: 'page', href: cartPage }
  else raiseNotice('news', 'Added to cart')
  return nothing
}
