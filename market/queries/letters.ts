export interface Letter {
  site: string
  orderId: string
  kind: string
  recipient: string
  subject: string
  body: string
}

export interface WrittenLetter extends Letter {
  id: string
  writtenAt: number
  sentAt: number | null
}

interface Row {
  id: string
  site: string
  order_id: string
  kind: string
  recipient: string
  subject: string
  body: string
  written_at: number
  sent_at: number | null
}

const columns = 'id, site, order_id, kind, recipient, subject, body, written_at, sent_at'

/** Written in the batch that does what it tells of; a letter of that id is written once. */
export function letterStatement(
  db: D1Database,
  letter: Letter,
  { id = crypto.randomUUID(), onlyIf = 'true' }: { id?: string; onlyIf?: string } = {},
): D1PreparedStatement {
  const { site, orderId, kind, recipient, subject, body } = letter
  return db
    .prepare(
      `INSERT INTO letters (id, site, order_id, kind, recipient, subject, body, written_at)
      SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, unixepoch() WHERE ${onlyIf} ON CONFLICT (id) DO NOTHING`,
    )
    .bind(id, site, orderId, kind, recipient, subject, body)
}

export async function unsentLetters(db: D1Database): Promise<WrittenLetter[]> {
  const { results } = await db
    .prepare(`SELECT ${columns} FROM letters WHERE sent_at IS NULL ORDER BY written_at, id LIMIT 20`)
    .all<Row>()
  return results.map(rowToLetter)
}

/** True for the one who may send it: of two who want to, one. */
export async function claimLetter(db: D1Database, id: string): Promise<boolean> {
  const { meta } = await db
    .prepare('UPDATE letters SET sent_at = unixepoch() WHERE id = ? AND sent_at IS NULL')
    .bind(id)
    .run()
  return meta.changes === 1
}

export async function giveBackLetter(db: D1Database, id: string): Promise<void> {
  await db.prepare('UPDATE letters SET sent_at = NULL WHERE id = ?').bind(id).run()
}

/** The latest of an order, or of all of them. */
export async function listLetters(db: D1Database, orderId: string | null): Promise<WrittenLetter[]> {
  const { results } = await db
    .prepare(
      `SELECT ${columns} FROM letters WHERE ?1 IS NULL OR order_id = ?1 ORDER BY written_at DESC, id LIMIT 50`,
    )
    .bind(orderId)
    .all<Row>()
  return results.map(rowToLetter)
}

function rowToLetter({
  order_id: orderId,
  written_at: writtenAt,
  sent_at: sentAt,
  ...rest
}: Row): WrittenLetter {
  return { ...rest, orderId, writtenAt, sentAt }
}
