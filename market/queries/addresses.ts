import type { AddressChange } from '#contract/market/addresses.ts'
import { type Signature, writeOnce } from './write-once.ts'

export interface Address extends Omit<AddressChange, 'isDefault'> {
  id: string
  isDefault: boolean
}

interface Row {
  id: string
  address_name: string | null
  street_a: string
  street_b: string | null
  city: string
  country: string
  postcode: string | null
  address_type: Address['addressType']
  mobile_number: string | null
  is_default: number
}

const columns =
  'id, address_name, street_a, street_b, city, country, postcode, address_type, mobile_number, is_default'
export const mostAddresses = 20

export async function listAddresses(db: D1Database, customerId: string): Promise<Address[]> {
  const { results } = await allOf(db, customerId).all<Row>()
  return results.map(rowToAddress)
}

export async function findAddress(
  db: D1Database,
  { customerId, id }: { customerId: string; id: string },
): Promise<Address | null> {
  const row = await oneOf(db, { customerId, id }).first<Row>()
  return row && rowToAddress(row)
}

interface Saved {
  customerId: string
  change: AddressChange
}

/** `full` when there are as many as anybody may have. */
export async function addAddress(
  db: D1Database,
  { customerId, change }: Saved,
  signature: Signature,
): Promise<Address | 'replayed' | 'full'> {
  const id = crypto.randomUUID()
  const insert = db
    .prepare(
      `INSERT INTO addresses (id, customer_id, address_name, street_a, street_b, city, country, postcode, address_type,
        mobile_number, saved_at)
      SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11
      WHERE (SELECT count(*) FROM addresses WHERE customer_id = ?2) < ?12`,
    )
    .bind(id, customerId, ...wordsOf(change), signature.now, mostAddresses)
  const at = { customerId, id }
  const isUsual = change.isDefault === true
  const outcome = await writeOnce<Row>(db, signature, [
    insert,
    ...(isUsual ? makeUsual(db, at) : [usualIfNone(db, customerId)]),
    oneOf(db, at),
  ])
  if (outcome.replayed) return 'replayed'
  const row = outcome.results.at(-1)?.results[0]
  return row ? rowToAddress(row) : 'full'
}

export async function changeAddress(
  db: D1Database,
  { customerId, id, change }: Saved & { id: string },
  signature: Signature,
): Promise<Address | 'replayed' | 'unknown'> {
  const update = db
    .prepare(
      `UPDATE addresses SET address_name = ?3, street_a = ?4, street_b = ?5, city = ?6, country = ?7, postcode = ?8,
        address_type = ?9, mobile_number = ?10 WHERE id = ?1 AND customer_id = ?2`,
    )
    .bind(id, customerId, ...wordsOf(change))
  const at = { customerId, id }
  const usual = change.isDefault === true ? makeUsual(db, at) : []
  const outcome = await writeOnce<Row>(db, signature, [update, ...usual, oneOf(db, at)])
  if (outcome.replayed) return 'replayed'
  const row = outcome.results.at(-1)?.results[0]
  return row ? rowToAddress(row) : 'unknown'
}

export async function removeAddress(
  db: D1Database,
  { customerId, id }: { customerId: string; id: string },
  signature: Signature,
): Promise<Address[] | 'replayed' | 'unknown'> {
  const outcome = await writeOnce<Row>(db, signature, [
    db.prepare('DELETE FROM addresses WHERE id = ? AND customer_id = ?').bind(id, customerId),
    usualIfNone(db, customerId),
    allOf(db, customerId),
  ])
  if (outcome.replayed) return 'replayed'
  const [removed, , left] = outcome.results
  return removed?.meta.changes === 0 ? 'unknown' : (left?.results ?? []).map(rowToAddress)
}

function wordsOf(change: AddressChange) {
  const { addressName, streetA, streetB, city, country, postcode, addressType, mobileNumber } = change
  return [addressName, streetA, streetB, city, country, postcode, addressType, mobileNumber]
}

/** The one that was goes first: there is never more than one. An address of somebody else changes nothing. */
function makeUsual(db: D1Database, { customerId, id }: { customerId: string; id: string }) {
  return [
    db
      .prepare(
        `UPDATE addresses SET is_default = 0 WHERE customer_id = ?1 AND is_default = 1
        AND EXISTS (SELECT 1 FROM addresses WHERE id = ?2 AND customer_id = ?1)`,
      )
      .bind(customerId, id),
    db.prepare('UPDATE addresses SET is_default = 1 WHERE id = ?2 AND customer_id = ?1').bind(customerId, id),
  ]
}

function usualIfNone(db: D1Database, customerId: string): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE addresses SET is_default = 1
      WHERE id = (SELECT id FROM addresses WHERE customer_id = ?1 ORDER BY saved_at DESC, id LIMIT 1)
      AND NOT EXISTS (SELECT 1 FROM addresses WHERE customer_id = ?1 AND is_default = 1)`,
    )
    .bind(customerId)
}

function oneOf(db: D1Database, { customerId, id }: { customerId: string; id: string }): D1PreparedStatement {
  return db.prepare(`SELECT ${columns} FROM addresses WHERE id = ? AND customer_id = ?`).bind(id, customerId)
}

function allOf(db: D1Database, customerId: string): D1PreparedStatement {
  return db
    .prepare(
      `SELECT ${columns} FROM addresses WHERE customer_id = ? ORDER BY is_default DESC, saved_at DESC, id`,
    )
    .bind(customerId)
}

function rowToAddress(row: Row): Address {
  return {
    id: row.id,
    addressName: row.address_name,
    streetA: row.street_a,
    streetB: row.street_b,
    city: row.city,
    country: row.country,
    postcode: row.postcode,
    addressType: row.address_type,
    mobileNumber: row.mobile_number,
    isDefault: row.is_default === 1,
  }
}
