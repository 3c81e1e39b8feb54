import type { Row } from '../sql.ts'
import {
  addressRow,
  bankCardRow,
  bookmarkRow,
  cardRow,
  customerRow,
  enquiryRow,
  offerRows,
  reviewRow,
  verdictRow,
} from './customer-rows.ts'
import { type OrderTable, orderRows } from './order-rows.ts'
import type { Past, PastAt } from './past.ts'
import { type Told, everySite } from './tell.ts'

/** Whether a site sells a product. */
export type Sells = (site: string, productId: string) => boolean

export type Parts = Record<PersonalTable | OrderTable, Told[]>
type PersonalTable =
  | 'customers'
  | 'addresses'
  | 'bank_cards'
  | 'cards'
  | 'verdicts'
  | 'bookmarks'
  | 'enquiries'
  | 'enquiry_offers'

/** Somebody's past at a site, table by table: nothing that the site doesn't sell, and nothing for its sake. */
export function partsAt(at: PastAt, sells: Sells): Parts {
  const { site, past } = at
  const isSold = ({ productId }: { productId: string }) => sells(site, productId)
  const orders = past.orders.filter(({ lines }) => lines.every(isSold))
  const enquiries = past.enquiries.filter(isSold)
  const told = (what: string, rows: Row[]) => rows.map((row) => toldOf(at, what, row))
  const hasPaid = orders.length > 0
  const isAtHome = hasPaid || enquiries.length > 0
  return {
    customers: told('account', [customerRow(at)]),
    verdicts: told('verdict', [verdictRow(at)]),
    addresses: told('address', isAtHome ? [addressRow(at)] : []),
    bank_cards: told('card', hasPaid ? [bankCardRow(at)] : []),
    cards: told('card', hasPaid ? [cardRow(at)] : []),
    bookmarks: past.bookmarks
      .filter(isSold)
      .flatMap((bookmark) => told(`bookmark ${bookmark.productId}`, [bookmarkRow(at, bookmark)])),
    enquiries: enquiries.flatMap((enquiry) => told(enquiry.id, [enquiryRow(at, enquiry)])),
    enquiry_offers: enquiries.flatMap((enquiry) => told(enquiry.id, offerRows(at, enquiry))),
    ...ordersOf(at, orders),
  }
}

export function toldReviews(past: Past): Told[] {
  return past.reviews.map((review) =>
    toldOf({ site: everySite, past }, `review ${review.productId}`, reviewRow(past, review)),
  )
}

function ordersOf(at: PastAt, orders: Past['orders']): Record<OrderTable, Told[]> {
  const rows = orders.map((order) => ({ what: order.id, of: orderRows(at, order) }))
  const inTable = (table: OrderTable) =>
    rows.flatMap(({ what, of }) => of[table].map((row) => toldOf(at, what, row)))
  return {
    orders: inTable('orders'),
    order_lines: inTable('order_lines'),
    parcels: inTable('parcels'),
    order_events: inTable('order_events'),
    payments: inTable('payments'),
    bank_intents: inTable('bank_intents'),
    bank_refunds: inTable('bank_refunds'),
    refunds: inTable('refunds'),
    money_moves: inTable('money_moves'),
    stock_moves: inTable('stock_moves'),
  }
}

function toldOf({ site, past: { subject } }: PastAt, what: string, row: Row): Told {
  return { site, subject, what, row }
}
