import { post } from '#contract/edge/call.ts'
import { type EnquiryAnswer, enquiriesPath, enquiryAnswer } from '#contract/edge/enquiry.ts'
import { readOwnPage } from '#contract/edge/page.ts'
import { proofIn } from '#lib/form-proof.ts'

const lost = 'We couldn’t send it just now. Nothing you wrote is lost: please try again in a moment.'

/** Sends the form's fields. Where nobody answers they stay as they are. */
export async function sendEnquiry(fields: Record<string, string>): Promise<EnquiryAnswer> {
  const reply = await post(
    { path: enquiriesPath, body: fields, proof: proofIn(document.cookie) },
    enquiryAnswer,
  )
  return reply.ok ? reply.value : { sent: false, message: reply.refusal?.message ?? lost, fields: [] }
}

/** The form out of its own page; null where it isn't there to be shown elsewhere. */
export async function readEnquiryForm(href: string): Promise<Element | null> {
  const reply = await readOwnPage(href)
  const [form] = (reply.ok && /<enquiry-form[^]*<\/enquiry-form>/.exec(reply.html)) || []
  if (form === undefined) return null
  // Only this part of it: the page's own styles are not allowed here, and not needed.
  return new DOMParser().parseFromString(form, 'text/html').querySelector('enquiry-form')
}
