import { type Row, lettersInAStatement, literal } from '../sql.ts'

/** A row of somebody's past, and what it is a part of: that is told as a whole, and once. */
export interface Told {
  site: string
  subject: string
  what: string
  row: Row
}

/** What is told once, and not at each site. */
export const everySite = '*'

/** Of the customer `c` whose past it is; on a database that knows them already they have an id of their own. */
type OfCustomer = Readonly<Record<string, string>>

/**
 * Writes rows that haven't been told before. Moments are in seconds, counted from the beginning of the day on which they
 * are told: a past that stood still would look like a shop that nobody keeps.
 */
export function tell(table: string, told: readonly Told[], ofCustomer: OfCustomer = {}): string[] {
  const columns = Object.keys(told[0]?.row ?? {})
  const names = [...columns, ...Object.keys(ofCustomer)].join(', ')
  const values = [...columns.map(valueOf), ...Object.values(ofCustomer)].join(', ')
  return portions(told).map(
    (some) => `INSERT INTO ${table} (${names})
      SELECT ${values} FROM ${untold(some)} ORDER BY j.key ON CONFLICT DO NOTHING`,
  )
}

/** Rows `j` that haven't been told, each beside its customer `c`; beside any of a person's customers where no site is named. */
export function untold(told: readonly Told[]): string {
  return `json_each(${listOf(told)}) j CROSS JOIN customers c
    ON c.issuer = 'embedded' AND c.subject = j.value ->> 'subject' AND j.value ->> 'site' IN (c.site, '${everySite}')
    WHERE ${isUntold}`
}

/** Of rows `j`. */
export const isUntold = `NOT EXISTS (SELECT 1 FROM told_pasts t WHERE t.site = j.value ->> 'site'
  AND t.subject = j.value ->> 'subject' AND t.what = j.value ->> 'what')`

export function listOf(told: readonly Told[]): string {
  return literal(
    JSON.stringify(told.map(({ site, subject, what, row }) => ({ ...row, site, subject, what }))),
  )
}

export function valueOf(column: string): string {
  const value = `j.value ->> '${column}'`
  if (column === 'written_on') return `date('now', ${value})`
  return /(^|_)(at|until)$/.test(column) ? `unixepoch('now', 'start of day') + (${value})` : value
}

/** A statement stays short enough for D1. */
function portions(told: readonly Told[]): Told[][] {
  const some: Told[][] = []
  let letters = Infinity
  for (const one of told) {
    const length = JSON.stringify(one).length
    if (letters + length > lettersInAStatement) {
      some.push([])
      letters = 0
    }
    some.at(-1)?.push(one)
    letters += length
  }
  return some
}
