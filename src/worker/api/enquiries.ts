import type { Context } from 'hono'
import { type EnquiryAnswer, enquiriesPage, enquiryFormPath } from '#contract/edge/enquiry.ts'
import { addEnquiry } from '#contract/market/enquiries.ts'
import { idsInChoice } from '#lib/enquiry-choices.ts'
import type { Edge } from '../gateway/edge.ts'
import { isScript, sentIn } from './cart.ts'
import { backWith, backWithFailure, visitorFor } from './customer-form.ts'
import { wordsFor } from './customer-words.ts'
import { enquiryOf } from './enquiry-form.ts'
import { refuse } from './refuse.ts'

const raised = 'Request Raised sucessfully'
const incomplete = 'Nothing is sent yet. Please look at these once more:'

/** Asks a seller for a price. A mistake comes back beside its field, with everything that was typed. */
export async function sendEnquiry(context: Context<Edge>): Promise<Response> {
  const values = shortTexts(await sentIn(context))
  const page = pageOf(values)
  const known = await visitorFor(context, page)
  if ('answer' in known) return isScript(context) ? refuse(context, 'signed-out') : known.answer
  const at = { visitor: known.visitor, page }
  // Without scripts, the button beside the postcode sends the form too.
  if (values['find'] === 'yes')
    return backWith(context, at, { outcome: 'refused', message: '', fields: [], values })
  const enquiry = await enquiryOf(context, values)
  if (!enquiry.ok) {
    if (isScript(context)) return said(context, { sent: false, message: '', fields: enquiry.fields })
    return backWith(context, at, { outcome: 'refused', message: incomplete, fields: enquiry.fields, values })
  }
  const asked = await known.visitor.callCustomer(addEnquiry, { query: {}, body: enquiry.body })
  if (asked.ok) {
    if (isScript(context)) return said(context, { sent: true, message: raised })
    return backWith(context, { ...at, page: enquiriesPage }, { outcome: 'done', what: 'request-raised' })
  }
  if (!isScript(context)) return backWithFailure(context, at, { failed: asked, values })
  if (asked.code === 'signed-out') return refuse(context, asked.code)
  const { sentence } = wordsFor(asked.code === 'refused' ? asked.refusal.code : asked.code)
  return said(context, { sent: false, message: sentence, fields: [] })
}

function said(context: Context<Edge>, answer: EnquiryAnswer): Response {
  return context.json(answer, 200, { 'cache-control': 'no-store' })
}

const longestKept = 2_100

function shortTexts(sent: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(sent).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(
    texts.filter(([name]) => name !== 'xsrf').map(([name, text]) => [name, text.slice(0, longestKept)]),
  )
}

/** The page with the form, in the choice that was asked about. */
function pageOf({ variantId = '', sellerId, choice = '' }: Record<string, string>) {
  const { optionId, swatchId } = idsInChoice(choice)
  return enquiryFormPath(variantId, {
    optionId: optionId ?? undefined,
    swatchId: swatchId ?? undefined,
    sellerId,
  })
}
