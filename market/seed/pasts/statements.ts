import { z } from 'zod'
import pasts from '../made/customers.json' with { type: 'json' }
import { type Parts, type Sells, partsAt, toldReviews } from './parts.ts'
import { past as pastSchema } from './past.ts'
import { type Told, isUntold, listOf, tell, untold, valueOf } from './tell.ts'

/**
 * What the test customers have done, at each site what it sells of that: as SQL that tells each thing once, so that what
 * they do with it afterwards stays. Comes after the shelves were filled; what real orders took of them stays taken.
 */
export function pastStatements(sites: readonly string[], sells: Sells): string[] {
  const known = z.array(pastSchema).parse(pasts)
  const parts = sites.flatMap((site) => known.map((past) => partsAt({ site, past }, sells)))
  const all = (table: keyof Parts) => parts.flatMap((part) => part[table])
  const reviews = known.flatMap(toldReviews)
  const moves = all('stock_moves')
  return [
    takeWhatWasSold(moves),
    admit(all('customers')),
    ...tell('bank_cards', all('bank_cards'), { holder: `'payer_' || c.id` }),
    ...ofCustomers.flatMap((table) => tell(table, all(table), { customer_id: 'c.id' })),
    ...ofThose.flatMap((table) => tell(table, all(table))),
    makeRoom(moves),
    ...tell('stock_moves', moves),
    ...tell('reviews', reviews),
    remember([...told.flatMap(all), ...reviews]),
  ]
}

const ofCustomers = ['addresses', 'cards', 'verdicts', 'bookmarks', 'enquiries', 'orders'] as const
/** In the order that their foreign keys and triggers want. */
const ofThose = [
  'enquiry_offers',
  'order_lines',
  'parcels',
  'order_events',
  'payments',
  'bank_intents',
  'bank_refunds',
  'refunds',
  'money_moves',
] as const
/** Each thing that is told has a row in one of these. */
const told = ['customers', ...ofCustomers] as const

/** Those who have left stay away, and those who have come by themselves are who they are. */
function admit(customers: readonly Told[]): string {
  const columns = Object.keys(customers[0]?.row ?? {})
  return `INSERT INTO customers (${columns.join(', ')})
    SELECT ${columns.map(valueOf).join(', ')} FROM json_each(${listOf(customers)}) j
    WHERE ${isUntold} AND NOT EXISTS (SELECT 1 FROM departed_customers d WHERE d.issuer = 'embedded'
      AND d.subject = j.value ->> 'subject' AND d.site = j.value ->> 'site')
    ON CONFLICT DO NOTHING`
}

/** The shelves have been filled as the catalogue says; what isn't of the past has moved them since. */
function takeWhatWasSold(moves: readonly Told[]): string {
  return onShelves(`SELECT m.variant_id, m.seller_id, max(sum(m.change), -i.quantity) AS pieces FROM stock_moves m
      JOIN seller_inventories i ON i.variant_id = m.variant_id AND i.seller_id = m.seller_id
      WHERE (m.line_id, m.why) NOT IN (
        SELECT j.value ->> 'line_id', j.value ->> 'why' FROM json_each(${listOf(moves)}) j)
      GROUP BY m.variant_id, m.seller_id`)
}

/** What the past takes off a shelf stood there besides what the catalogue says of today. */
function makeRoom(moves: readonly Told[]): string {
  return onShelves(`SELECT j.value ->> 'variant_id' AS variant_id, j.value ->> 'seller_id' AS seller_id,
        -sum(j.value ->> 'change') AS pieces
      FROM ${untold(moves)} GROUP BY 1, 2`)
}

/** So many pieces more, in the shelf's own ledger. */
function onShelves(pieces: string): string {
  return `INSERT INTO shelf_moves (variant_id, seller_id, why, change, at)
    SELECT variant_id, seller_id, 'import', pieces, unixepoch() FROM (${pieces}) WHERE pieces <> 0`
}

function remember(all: readonly Told[]): string {
  return `INSERT INTO told_pasts (site, subject, what)
    SELECT j.value ->> 'site', j.value ->> 'subject', j.value ->> 'what'
    FROM json_each(${listOf(all.map((one) => ({ ...one, row: {} })))}) j WHERE true ON CONFLICT DO NOTHING`
}
