import { addEnquiry, decideOffer, listEnquiries } from '#contract/market/enquiries.ts'
import { Refusal } from '../door/refusal.ts'
import { findAddress } from '../queries/addresses.ts'
import { findEnquiry, listEnquiries as listOf } from '../queries/enquiries.ts'
import { decideOffer as decide, writeEnquiry } from '../queries/enquiry-write.ts'
import { customerRoute } from './customer-route.ts'
import { shapeEnquiry } from './shape/enquiry.ts'

const refusals = {
  replayed: 'signature-replayed',
  unknown: 'not-found',
  'too-many': 'too-many-tries',
  closed: 'offer-closed',
} as const

export const enquiryAdded = customerRoute(addEnquiry, async ({ db, customer, body, signature }) => {
  const { addressId, address: written, requestKey = crypto.randomUUID(), ...wanted } = body
  const { id: customerId, site } = customer
  const address = addressId === null ? written : await findAddress(db, { customerId, id: addressId })
  if (!address) return new Refusal('not-found')
  const outcome = await writeEnquiry(db, { ...wanted, customerId, site, requestKey, address }, signature)
  if (typeof outcome === 'string') return new Refusal(refusals[outcome])
  const enquiry = await findEnquiry(db, { customerId, id: outcome.id })
  return enquiry ? { enquiry: shapeEnquiry(enquiry, signature.now) } : new Refusal('not-found')
})

export const enquiries = customerRoute(listEnquiries, async ({ db, customer, query, signature }) => {
  const { page: pageNumber, size } = query
  const skip = (pageNumber - 1) * size
  const found = await listOf(db, { customerId: customer.id, limit: size, skip })
  return {
    enquiries: found.enquiries.map((enquiry) => shapeEnquiry(enquiry, signature.now)),
    totalCount: found.totalCount,
    pageCount: Math.ceil(found.totalCount / size),
    pageNumber,
  }
})

export const offerDecided = customerRoute(decideOffer, async ({ db, customer, query, body, signature }) => {
  const { approved, reason } = body
  if (query.approved !== undefined && query.approved !== String(approved)) return new Refusal('body-invalid')
  const own = { customerId: customer.id, id: query.id }
  const enquiry = await findEnquiry(db, own)
  const offer = enquiry?.offers.find(({ id }) => id === query.offerId)
  if (!enquiry || !offer) return new Refusal('not-found')
  // Somebody who clicks twice means it once.
  const isSaidAlready = offer.state === (approved ? 'accepted' : 'rejected')
  const outcome = isSaidAlready ? 'done' : await decide(db, { enquiry, offer, approved, reason }, signature)
  if (outcome !== 'done') return new Refusal(refusals[outcome])
  const decided = await findEnquiry(db, own)
  return decided ? { enquiry: shapeEnquiry(decided, signature.now) } : new Refusal('not-found')
})
