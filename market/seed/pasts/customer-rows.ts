import type { Row } from '../sql.ts'
import { daysFromNow, moment } from './moment.ts'
import type { PastAt, PastEnquiry } from './past.ts'

export function customerRow({ site, past }: PastAt): Row {
  const { subject, name, email, accountType } = past
  return {
    id: `${subject}-${site}`,
    site,
    issuer: 'embedded',
    subject,
    name,
    username: email,
    account_type: accountType,
    came_at: cameAt({ site, past }),
  }
}

export function addressRow({ site, past }: PastAt): Row {
  const { subject, address } = past
  return {
    id: `address-of-${subject}-${site}`,
    ...addressColumns(address),
    address_type: 'delivery_address',
    is_default: 1,
    saved_at: cameAt({ site, past }),
  }
}

const cardExpires = { exp_month: 12, exp_year: 2039 }

/** At the bank, which knows who may pay with it. */
export function bankCardRow({ site, past }: PastAt): Row {
  const token = tokenOf({ site, past })
  return { token, ...past.card, ...cardExpires, behaviour: 'pays', made_at: cameAt({ site, past }) }
}

export function cardRow({ site, past }: PastAt): Row {
  const token = tokenOf({ site, past })
  return {
    id: `card-of-${past.subject}-${site}`,
    provider: 'test-bank',
    token,
    ...past.card,
    ...cardExpires,
    is_default: 1,
    saved_at: cameAt({ site, past }),
  }
}

export function bookmarkRow({ site, past }: PastAt, { productId, daysAgo }: Past['bookmarks'][number]): Row {
  return {
    item_type: 'product',
    item_id: productId,
    marked_at: moment(daysAgo, site, past.subject, productId),
  }
}

export function verdictRow({ site, past }: PastAt): Row {
  const [first, second] = past.verdict.styles
  return {
    id: `verdict-of-${past.subject}-${site}`,
    name: past.verdict.name,
    style1_id: first.id,
    style1_score: first.score,
    style2_id: second.id,
    style2_score: second.score,
    saved_at: cameAt({ site, past }),
  }
}

export function enquiryRow({ site, past }: PastAt, enquiry: PastEnquiry): Row {
  return {
    id: idOf(site, enquiry),
    request_key: enquiry.id,
    seller_id: enquiry.sellerId,
    product_id: enquiry.productId,
    variant_id: enquiry.variantId,
    option_id: enquiry.optionId,
    swatch_id: enquiry.swatchId,
    seller_name: enquiry.sellerName,
    product_name: enquiry.productName,
    variant_name: enquiry.variantName,
    choice_name: enquiry.choiceName,
    quantity: enquiry.quantity,
    message: enquiry.message,
    ...addressColumns(past.address),
    asked_at: moment(enquiry.daysAgo, site, enquiry.id),
  }
}

const daysToAnswer = 3
/** Long enough for whoever tries the shop out. */
const daysToAccept = 90

export function offerRows({ site }: PastAt, enquiry: PastEnquiry): Row[] {
  const { offer, daysAgo } = enquiry
  return offer
    ? [
        {
          id: `offer-for-${idOf(site, enquiry)}`,
          enquiry_id: idOf(site, enquiry),
          ...offer,
          made_at: moment(daysAgo - daysToAnswer, site, enquiry.id, 'offer'),
          valid_until: daysFromNow(daysToAccept),
        },
      ]
    : []
}

/** One on all sites. */
export function reviewRow({ subject, shownAs }: Past, review: Past['reviews'][number]): Row {
  const { productId, rating, title, body, daysAgo, isVerified } = review
  return {
    id: `past-${productId}-${subject}`,
    product_id: productId,
    subject,
    author: shownAs,
    rating,
    title,
    body,
    written_on: `-${daysAgo} days`,
    verified: Number(isVerified),
  }
}

type Past = PastAt['past']

/** The day before the first order. */
function cameAt({ site, past }: PastAt): number {
  const first = Math.max(...past.orders.map(({ daysAgo }) => daysAgo))
  return moment(first + 1, site, past.subject)
}

function tokenOf({ site, past }: PastAt): string {
  return `pm_test_${past.subject}-${site}`
}

function idOf(site: string, { id }: PastEnquiry): string {
  return `${id}-${site}`
}

function addressColumns({
  addressName,
  streetA,
  streetB,
  city,
  country,
  postcode,
  mobileNumber,
}: Address): Row {
  return {
    address_name: addressName,
    street_a: streetA,
    street_b: streetB,
    city,
    country,
    postcode,
    mobile_number: mobileNumber,
  }
}

type Address = Past['address']
