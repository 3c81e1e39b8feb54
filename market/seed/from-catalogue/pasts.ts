import { testCardOf } from '../../payments/test-bank/test-cards.ts'
import { orderReasons } from '#lib/order-reasons.ts'
import type { Past, PastEnquiry, PastOrder } from '../pasts/past.ts'
import { type Customer, customers } from './customers.ts'
import { type Bought, boughtIn } from './bought.ts'
import { type Source, found } from './source.ts'
import { tagId } from './tags.ts'
import { daysSince } from './today.ts'
import { lowerFirst } from './wording.ts'

/** What the test customers have done, with what each thing was called and cost. */
export function pastsOf(source: Source): Past[] {
  const buy = boughtIn(source)
  return customers.map((customer) => {
    const { subject, name, email, accountType, shownAs, address, card } = customer
    const orders = customer.orders.map((order) => orderOf(order, buy))
    return {
      subject,
      name,
      email,
      accountType,
      shownAs,
      address: { addressName: 'Home', ...address, country: 'United Kingdom' },
      card: { brand: found(testCardOf(card) ?? undefined, `test card ${card}`).brand, last4: card.slice(-4) },
      bookmarks: customer.bookmarks.map((productId, at) => ({
        productId,
        daysAgo: firstBookmark + at * betweenBookmarks,
      })),
      orders,
      enquiries: customer.enquiries.map((enquiry) => enquiryOf(enquiry, buy)),
      reviews: reviewsOf(customer, orders),
      verdict: verdictOf(source, customer),
    }
  })
}

const firstBookmark = 2
const betweenBookmarks = 9

type Buy = (wanted: { variant: string; seller: string; option?: string; swatch?: string }) => Bought

function orderOf(order: Customer['orders'][number], buy: Buy): PastOrder {
  const bought = order.lines.map((line) => ({ ...buy(line), quantity: line.quantity }))
  return {
    id: order.id,
    daysAgo: daysSince(order.placedOn),
    state: order.state,
    reason:
      order.reason === undefined
        ? null
        : found(
            orderReasons.find(({ id }) => id === order.reason),
            `reason ${order.reason}`,
          ).comment,
    lines: bought.map(({ line, unit, quantity }) => ({ ...line, quantity, unit })),
    parcels: [...new Map(bought.map(({ parcel }) => [parcel.sellerId, parcel])).values()],
  }
}

function enquiryOf(enquiry: Customer['enquiries'][number], buy: Buy): PastEnquiry {
  const { id, message, quantity, askedOn, offer } = enquiry
  const { line, parcel, unit, variantName } = buy(enquiry)
  const { productId, variantId, sellerId, optionId, swatchId, productName, optionName, swatchName } = line
  return {
    id,
    productId,
    variantId,
    sellerId,
    optionId,
    swatchId,
    quantity,
    daysAgo: daysSince(askedOn),
    sellerName: parcel.sellerName,
    productName,
    variantName,
    choiceName: [optionName, swatchName].filter(Boolean).join(' '),
    message,
    offer: offer ? { price: unit, note: offer.note } : null,
  }
}

function reviewsOf({ reviews }: Customer, orders: readonly PastOrder[]): Past['reviews'] {
  const owned = orders.filter(({ state }) => state !== 'cancelled').flatMap(({ lines }) => lines)
  return reviews.map(({ product: productId, rating, title, body, writtenOn }) => ({
    productId,
    rating,
    title,
    body,
    daysAgo: daysSince(writtenOn),
    isVerified: owned.some((line) => line.productId === productId),
  }))
}

function verdictOf({ catalogue }: Source, { styles: [first, firstScore, second, secondScore] }: Customer) {
  const nameOf = (slug: string) =>
    found(
      catalogue.tags.style.find((style) => style.slug === slug),
      `style ${slug}`,
    ).name
  return {
    name: `${nameOf(first)} with ${lowerFirst(nameOf(second))}`,
    styles: [
      { id: tagId('style', first), score: firstScore },
      { id: tagId('style', second), score: secondScore },
    ] satisfies Past['verdict']['styles'],
  }
}
