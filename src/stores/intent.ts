import { post } from '#contract/edge/call.ts'
import { cartPage } from '#contract/edge/cart.ts'
import { type Intent, intentTakingAnswer, intentTakingPath } from '#contract/edge/intent.ts'
import { proofIn } from '#lib/form-proof.ts'
import { choiceAddress } from '#lib/product/choice-address.ts'
import { setBookmark } from './bookmarks.ts'
import { addLine } from './cart.ts'
import { raiseNotice } from './notices.ts'

/**
 * Does what somebody wanted on this page before they signed in; it is given once, and to nobody else. Returns where that
 * leads, or null where one stays.
 */
export async function carryOutIntent(page: string): Promise<string | null> {
  const asked = { path: intentTakingPath, body: { page }, proof: proofIn(document.cookie) }
  const reply = await post(asked, intentTakingAnswer)
  const intent = reply.ok ? reply.value.intent : null
  if (intent?.kind === 'add-to-cart') return add(intent, page)
  if (intent?.kind === 'enquiry') return enquiryPage(intent)
  if (intent?.kind === 'bookmark' && intent.itemType === 'product')
    await setBookmark({ itemId: intent.itemId, itemType: 'product' }, true)
  return null
}

async function add(intent: Extract<Intent, { kind: 'add-to-cart' }>, page: string): Promise<string | null> {
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
  else if (buyNow) return cartPage
  else raiseNotice('news', 'Added to cart')
  return null
}

function enquiryPage(intent: Extract<Intent, { kind: 'enquiry' }>): string {
  const { variantId, optionId = null, swatchId = null, sellerId: seller, quantity: qty } = intent
  const path = `/profile/productrequest/ask/${encodeURIComponent(variantId)}`
  return choiceAddress(path, { option: optionId, swatch: swatchId, seller, qty })
}
