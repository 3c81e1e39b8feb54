import { z } from 'zod'
import { longestEnquiry, mostPieces, neededInEnquiry } from '#lib/enquiry.ts'
import { defineCall } from './call.ts'
import { ownLine, ownLines } from './customer-fields.ts'
import { id } from './id.ts'
import { pence } from './money.ts'
import { picture } from './picture.ts'

const nullableText = z.string().nullable()

const neededLine = (longest: number, sentence: string) =>
  ownLine(longest)
    .refine((text) => text !== null, sentence)
    .transform((text) => text ?? '')

/** Where it would be delivered. Postcode and second line have no rule. */
const enquiryAddress = z.strictObject({
  addressName: ownLine(60).default(null),
  streetA: neededLine(120, neededInEnquiry.add_line_1),
  streetB: ownLine(120).default(null),
  city: neededLine(80, neededInEnquiry.city),
  country: neededLine(60, neededInEnquiry.country),
  postcode: ownLine(12).default(null),
  addressType: z.literal('delivery_address').default('delivery_address'),
  mobileNumber: ownLine(40).default(null),
})

const enquiryMessage = ownLines(longestEnquiry)
  .refine((text) => text !== null, neededInEnquiry.message)
  .transform((text) => text ?? '')

export const newEnquiry = z
  .strictObject({
    sellerId: id,
    productId: id,
    variantId: id,
    optionId: id.nullable().default(null),
    swatchId: id.nullable().default(null),
    quantity: z.int().min(1).max(mostPieces),
    message: enquiryMessage,
    /** One that the customer has saved, … */
    addressId: id.nullable().default(null),
    /** … or one that is written here. */
    address: enquiryAddress.nullable().default(null),
    /** Sent again with the same key, an enquiry is made once. */
    requestKey: id.optional(),
  })
  .refine(({ addressId, address }) => (addressId === null) !== (address === null), 'needs one address')

/** `expired`: nobody answered the offer while it stood. */
const offerStates = ['open', 'expired', 'withdrawn', 'accepted', 'rejected'] as const

const offer = z.object({
  id: z.string(),
  /** Of one piece, delivery included. */
  offerPrice: pence,
  note: nullableText,
  madeAt: z.iso.datetime(),
  validUntil: z.iso.datetime(),
  state: z.enum(offerStates),
  /** What the customer answered; null as long as they haven't. */
  approved: z.boolean().nullable(),
  reason: nullableText,
})
export type EnquiryOffer = z.infer<typeof offer>

const enquiryStates = ['open', 'offered', 'accepted', 'rejected'] as const

const enquiry = z.object({
  id: z.string(),
  sellerId: z.string(),
  sellerName: z.string(),
  productId: z.string(),
  productName: z.string(),
  variantId: z.string(),
  variantName: z.string(),
  optionId: nullableText,
  swatchId: nullableText,
  /** Names of option and swatch, for people. */
  choiceName: z.string(),
  /** Null where the site doesn't sell it any more. */
  urlSlug: nullableText,
  mainPicture: picture.nullable(),
  quantity: z.int().positive(),
  message: z.string(),
  address: z.object({
    addressName: nullableText,
    streetA: z.string(),
    streetB: nullableText,
    city: z.string(),
    country: z.string(),
    postcode: nullableText,
    mobileNumber: nullableText,
  }),
  askedAt: z.iso.datetime(),
  state: z.enum(enquiryStates),
  /** The latest first. */
  offers: z.array(offer),
})
export type Enquiry = z.infer<typeof enquiry>

const ofEnquiries = { family: 'customer', audience: 'customer', keep: 'nothing' } as const
const path = '/api/customer/product-enquiry'

export const addEnquiry = defineCall({
  ...ofEnquiries,
  name: 'addEnquiry',
  summary: 'Ask a seller for a price.',
  effect: 'write',
  method: 'POST',
  path,
  query: z.object({}),
  body: newEnquiry,
  result: z.object({ enquiry }),
  refusals: ['not-found', 'too-many-tries'],
})

export const listEnquiries = defineCall({
  ...ofEnquiries,
  name: 'listEnquiries',
  summary: 'A page of the customer’s enquiries with their offers, the latest first.',
  effect: 'read',
  method: 'GET',
  path,
  query: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    size: z.coerce.number().int().min(1).max(100).default(10),
  }),
  body: z.undefined(),
  result: z.object({
    enquiries: z.array(enquiry),
    totalCount: z.int().nonnegative(),
    pageCount: z.int().nonnegative(),
    pageNumber: z.int().positive(),
  }),
})

export const decideOffer = defineCall({
  ...ofEnquiries,
  name: 'decideOffer',
  summary: 'Accept an offer, which puts it into the cart at its price, or reject it with a reason.',
  effect: 'write',
  method: 'PUT',
  path: '/api/customer/product-enquiry/{id}/offer-price/{offerId}',
  query: z.object({ id, offerId: id, approved: z.enum(['true', 'false']).optional() }),
  body: z
    .strictObject({ approved: z.boolean(), reason: ownLines(1000).default(null) })
    .refine(({ approved, reason }) => approved || reason !== null, {
      path: ['reason'],
      error: 'Write why you don’t take it.',
    }),
  result: z.object({ enquiry }),
  refusals: ['not-found', 'offer-closed'],
})
