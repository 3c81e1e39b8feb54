import type { Enquiry as ShownEnquiry, EnquiryOffer as ShownOffer } from '#contract/market/enquiries.ts'
import type { Enquiry, EnquiryOffer } from '../../queries/enquiries.ts'

/** `now` in seconds: an offer that nobody answered runs out. */
export function shapeEnquiry(enquiry: Enquiry, now: number): ShownEnquiry {
  const { customerId: _, askedAt, offers, ...rest } = enquiry
  const shown = offers.map((offer) => shapeOffer(offer, now))
  return { ...rest, askedAt: timeOf(askedAt), state: stateOf(shown), offers: shown }
}

function shapeOffer(offer: EnquiryOffer, now: number): ShownOffer {
  const { id, price: offerPrice, note, madeAt, validUntil, state, reason } = offer
  return {
    id,
    offerPrice,
    note,
    madeAt: timeOf(madeAt),
    validUntil: timeOf(validUntil),
    state: state === 'open' && validUntil <= now ? 'expired' : state,
    approved: state === 'accepted' ? true : state === 'rejected' ? false : null,
    reason,
  }
}

/** What was accepted stands; else the latest offer says, and what ran out or was taken back leaves it open. */
function stateOf(offers: ShownOffer[]): ShownEnquiry['state'] {
  if (offers.some(({ state }) => state === 'accepted')) return 'accepted'
  const latest = offers[0]?.state
  if (latest === 'open') return 'offered'
  return latest === 'rejected' ? 'rejected' : 'open'
}

function timeOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString()
}
