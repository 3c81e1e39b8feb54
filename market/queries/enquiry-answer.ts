import { readBatch } from './batch.ts'
import {
  type Enquiry,
  type EnquiryRow,
  type OfferRow,
  latestFirst,
  rowsToEnquiries,
  selectEnquiries,
} from './enquiries.ts'
import { type Signature, writeOnce } from './write-once.ts'

interface Answer {
  enquiryId: string
  /** Of one piece, delivery included. */
  pricePence: number
  /** In seconds. */
  validUntil: number
  note: string | null
}

/** A seller's offer. An earlier one that nobody has answered is withdrawn; what has been accepted stays. */
export async function answerEnquiry(
  db: D1Database,
  { enquiryId, pricePence, validUntil, note }: Answer,
  signature: Signature,
): Promise<'done' | 'replayed' | 'unknown' | 'closed'> {
  const isOpen = `EXISTS (SELECT 1 FROM enquiries WHERE id = ?1)
    AND NOT EXISTS (SELECT 1 FROM enquiry_offers WHERE enquiry_id = ?1 AND state = 'accepted')`
  const outcome = await writeOnce<{ is_there: number }>(db, signature, [
    db
      .prepare(`UPDATE enquiry_offers SET state = 'withdrawn' WHERE enquiry_id = ?1 AND state = 'open'`)
      .bind(enquiryId),
    db
      .prepare(
        `INSERT INTO enquiry_offers (id, enquiry_id, price, note, made_at, valid_until)
        SELECT ?2, ?1, ?3, ?4, ?5, ?6 WHERE ${isOpen}`,
      )
      .bind(enquiryId, crypto.randomUUID(), pricePence, note, signature.now, validUntil),
    db.prepare('SELECT count(*) AS is_there FROM enquiries WHERE id = ?').bind(enquiryId),
  ])
  if (outcome.replayed) return 'replayed'
  const [, added, found] = outcome.results
  if (added?.meta.changes === 1) return 'done'
  return found?.results[0]?.is_there === 1 ? 'closed' : 'unknown'
}

interface Wanted {
  /** Only those that wait for an answer. */
  isOpen: boolean
  limit: number
  skip: number
}

/** For the operator: everybody's, the oldest first. */
export async function listAllEnquiries(
  db: D1Database,
  { isOpen, limit, skip }: Wanted,
): Promise<{ enquiries: (Enquiry & { site: string })[]; totalCount: number }> {
  const waiting = `WHERE (?1 = 0 OR NOT EXISTS (
    SELECT 1 FROM enquiry_offers a WHERE a.enquiry_id = e.id AND a.state IN ('open', 'accepted')))`
  const page = `${waiting} ORDER BY e.asked_at, e.id LIMIT ?2 OFFSET ?3`
  const bound = [isOpen ? 1 : 0, limit, skip]
  type Rows = [EnquiryRow, OfferRow, { id: string; site: string }, { total: number }]
  const [rows, offers, sites, counts] = await readBatch<Rows>(db, [
    db.prepare(`${selectEnquiries} ${page}`).bind(...bound),
    db
      .prepare(
        `SELECT o.* FROM (SELECT e.id FROM enquiries e ${page}) asked
        CROSS JOIN enquiry_offers o ON o.enquiry_id = asked.id ${latestFirst}`,
      )
      .bind(...bound),
    db
      .prepare(`SELECT e.id, c.site FROM enquiries e JOIN customers c ON c.id = e.customer_id ${page}`)
      .bind(...bound),
    db.prepare(`SELECT count(*) AS total FROM enquiries e ${waiting}`).bind(isOpen ? 1 : 0),
  ])
  const siteOf = new Map(sites.map(({ id, site }) => [id, site]))
  return {
    enquiries: rowsToEnquiries(rows, offers).map((one) => ({ ...one, site: siteOf.get(one.id) ?? '' })),
    totalCount: counts[0]?.total ?? 0,
  }
}
