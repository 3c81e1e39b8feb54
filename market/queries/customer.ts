import type { AccountType } from '#contract/account-type.ts'
import type { ProfileChange } from '#contract/market/customer.ts'
import { readBatch } from './batch.ts'
import { type Signature, writeOnce } from './write-once.ts'

/** Somebody as a site's provider names them. */
export interface Identity {
  site: string
  issuer: string
  subject: string
}

export interface Customer extends Omit<Identity, 'issuer'> {
  id: string
  name: string | null
  username: string | null
  city: string | null
  country: string | null
  postcode: string | null
  telephone: string | null
  address: string | null
  gender: 'female' | 'male' | 'non-binary' | null
  accountType: AccountType | null
  paymentId: string | null
  pictureKey: string | null
}

interface Row extends Omit<Customer, 'accountType' | 'paymentId' | 'pictureKey'> {
  account_type: Customer['accountType']
  payment_id: string | null
  picture_key: string | null
}

const columns = `id, site, subject, name, username, city, country, postcode, telephone, address, gender, account_type,
  payment_id, picture_key`

export async function findCustomer(db: D1Database, identity: Identity): Promise<Customer | null> {
  const row = await byIdentity(db, identity).first<Row>()
  return row && rowToCustomer(row)
}

interface Newcomer extends Identity {
  name: string | null
  username: string | null
  accountType: AccountType | null
  /** When the token was made that they come with, in seconds. */
  vouchedAt: number
  now: number
}

/** Writes down who comes for the first time; null for a token that was made before its account went. */
export async function admitCustomer(db: D1Database, newcomer: Newcomer): Promise<Customer | null> {
  const { site, issuer, subject, name, username, accountType, vouchedAt, now } = newcomer
  const insert = db
    .prepare(
      `INSERT INTO customers (id, site, issuer, subject, name, username, account_type, came_at)
      SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
      WHERE NOT EXISTS (
        SELECT 1 FROM departed_customers WHERE issuer = ?3 AND subject = ?4 AND site = ?2 AND departed_at >= ?9)
      ON CONFLICT (issuer, subject, site) DO NOTHING`,
    )
    .bind(crypto.randomUUID(), site, issuer, subject, name, username, accountType, now, vouchedAt)
  const results = await db.batch<Row>([insert, byIdentity(db, newcomer)])
  const row = results[1]?.results[0]
  return row ? rowToCustomer(row) : null
}

/** `replayed` when this very call has been carried out before, `gone` when they have left meanwhile. */
export async function saveProfile(
  db: D1Database,
  { id, change }: { id: string; change: ProfileChange },
  signature: Signature,
): Promise<Customer | 'replayed' | 'gone'> {
  const { name, telephone, address, city, postcode, country, gender } = change
  const update = db
    .prepare(
      `UPDATE customers SET name = ?2, telephone = ?3, address = ?4, city = ?5, postcode = ?6, country = ?7, gender = ?8
      WHERE id = ?1 RETURNING ${columns}`,
    )
    .bind(id, name, telephone, address, city, postcode, country, gender)
  const outcome = await writeOnce<Row>(db, signature, [update])
  if (outcome.replayed) return 'replayed'
  const row = outcome.results[0]?.results[0]
  return row ? rowToCustomer(row) : 'gone'
}

interface Wanted {
  /** Only this one, when given. */
  id?: string | null
  subjects?: string[] | undefined
  limit: number
  skip: number
}

export async function listCustomers(
  db: D1Database,
  { id = null, subjects, limit, skip }: Wanted,
): Promise<{ customers: Customer[]; totalCount: number }> {
  const only = subjects === undefined ? null : JSON.stringify(subjects)
  const from = `FROM customers WHERE (?1 IS NULL OR id = ?1)
    AND (?2 IS NULL OR subject IN (SELECT value FROM json_each(?2)))`
  const [customers, counts] = await readBatch<[Row, { total: number }]>(db, [
    db
      .prepare(`SELECT ${columns} ${from} ORDER BY came_at, id LIMIT ?3 OFFSET ?4`)
      .bind(id, only, limit, skip),
    db.prepare(`SELECT count(*) AS total ${from}`).bind(id, only),
  ])
  return { customers: customers.map(rowToCustomer), totalCount: counts[0]?.total ?? 0 }
}

function byIdentity(db: D1Database, { site, issuer, subject }: Identity): D1PreparedStatement {
  return db
    .prepare(`SELECT ${columns} FROM customers WHERE issuer = ? AND subject = ? AND site = ?`)
    .bind(issuer, subject, site)
}

function rowToCustomer(row: Row): Customer {
  const { account_type: accountType, payment_id: paymentId, picture_key: pictureKey, ...rest } = row
  return { ...rest, accountType, paymentId, pictureKey }
}
