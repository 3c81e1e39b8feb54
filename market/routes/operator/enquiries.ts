import { offerPrice, operatorEnquiries } from '#contract/market/operator-orders.ts'
import { Refusal } from '../../door/refusal.ts'
import { answerEnquiry, listAllEnquiries } from '../../queries/enquiry-answer.ts'
import { operatorRoute } from '../route.ts'

const day = 24 * 60 * 60

export const allEnquiries = operatorRoute(operatorEnquiries, async ({ db, query }) => {
  const { page, size, waiting } = query
  const wanted = { isOpen: waiting === 'true', limit: size, skip: (page - 1) * size }
  const { enquiries, totalCount } = await listAllEnquiries(db, wanted)
  return {
    enquiries: enquiries.map((enquiry) => ({
      id: enquiry.id,
      site: enquiry.site,
      sellerName: enquiry.sellerName,
      what: [enquiry.productName, enquiry.variantName, enquiry.choiceName].filter(Boolean).join(', '),
      quantity: enquiry.quantity,
      message: enquiry.message,
      askedAt: new Date(enquiry.askedAt * 1000).toISOString(),
      offers: enquiry.offers.map(({ price, state, reason }) => ({ price, state, reason })),
    })),
    totalCount,
  }
})

const refusals = { replayed: 'signature-replayed', unknown: 'not-found', closed: 'offer-closed' } as const

export const priceOffer = operatorRoute(offerPrice, async ({ db, query, body, signature }) => {
  const { price, days, note } = body
  const validUntil = signature.now + days * day
  const answer = { enquiryId: query.id, pricePence: price, validUntil, note }
  const outcome = await answerEnquiry(db, answer, signature)
  return outcome === 'done' ? { offered: true as const } : new Refusal(refusals[outcome])
})
