import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { bookmarkDetails } from '#contract/market/bookmarks.ts'
import { listEnquiries } from '#contract/market/enquiries.ts'
import { listOrders, readOrder } from '#contract/market/orders.ts'
import { ownReviewsList } from '#contract/market/reviews.ts'
import { testCustomers } from '#identity/seed/customers.ts'
import { seedStatements } from '#market/seed/index.ts'
import tables from '#market/seed/made/tables.json' with { type: 'json' }
import { type Shopper, shopper } from './shopper.ts'

/** Rowan sells all of it; the others are the demo's. */
export const demoSites = ['rowan', 'hearth', 'nordlys', 'maison']

export const ada = subjectOf('Ada')
export const ravi = subjectOf('Ravi')
export const ines = subjectOf('Ines')

function subjectOf(name: string): string {
  const found = testCustomers.find((person) => person.name.startsWith(name))
  if (!found) throw new Error(`There is no test customer ${name}.`)
  return found.id
}

export async function seed(sites = demoSites): Promise<void> {
  await env.DB.batch(seedStatements(sites).map((sql) => env.DB.prepare(sql)))
}

/** A database with its tables and nothing in them. */
export async function emptyMarket(): Promise<void> {
  await applyD1Migrations(env.DB, env.MIGRATIONS)
  await applyD1Migrations(env.SEARCH, env.SEARCH_MIGRATIONS)
  const rows = await all<{ name: string }>(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%STRICT%' AND name NOT LIKE 'd1_%'",
  )
  const names = rows.map(({ name }) => name).filter((name) => !ofOneRow.has(name))
  await env.DB.batch(
    ['PRAGMA defer_foreign_keys = on', ...names.map((name) => `DELETE FROM ${name}`)].map((sql) =>
      env.DB.prepare(sql),
    ),
  )
}

const ofOneRow: ReadonlySet<string> = new Set(['catalogue', 'import_begun'])

export async function all<Row>(sql: string, ...values: (string | number)[]): Promise<Row[]> {
  const { results } = await env.DB.prepare(sql)
    .bind(...values)
    .all<Row>()
  return results
}

export async function ordersOf(person: Shopper) {
  return (await person.ask(listOrders)).orders
}

export async function orderIn(person: Shopper, state: string) {
  const card = (await ordersOf(person)).find((order) => order.state === state)
  return (await person.ask(readOrder, { query: { id: card?.id ?? '' } })).order
}

export async function bookmarksOf(person: Shopper) {
  return (await person.ask(bookmarkDetails, { body: { itemType: 'product' } })).data.itemIDs
}

export async function enquiriesOf(person: Shopper) {
  return (await person.ask(listEnquiries)).enquiries
}

export async function reviewsOf(subject: string, site: 'rowan' | 'maison' = 'rowan') {
  return (await shopper(subject, site).ask(ownReviewsList, { body: { type: 'product', uid: subject } })).data
    .list
}

const key = (row: { variant_id: string; seller_id: string }) => `${row.variant_id} ${row.seller_id}`

/** Where a shelf has not what the catalogue says. */
export async function shelvesThatDiffer() {
  const table = tables.find(({ name }) => name === 'seller_inventories')
  const at = (row: (string | number | null)[], column: string) => row[table?.columns.indexOf(column) ?? -1]
  const said = new Map(
    table?.rows.map((row) => [`${at(row, 'variant_id')} ${at(row, 'seller_id')}`, at(row, 'quantity')]),
  )
  const rows = await all<{ variant_id: string; seller_id: string; quantity: number }>(
    'SELECT variant_id, seller_id, quantity FROM seller_inventories',
  )
  return rows
    .filter((row) => said.get(key(row)) !== row.quantity)
    .map((row) => [key(row), row.quantity - Number(said.get(key(row)))])
}
