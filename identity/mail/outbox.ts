import type { Letter } from './letters.ts'

const kept = 50

export interface SentLetter extends Letter {
  sentAt: string
}

/** Keeps a letter that nothing sends, and only the latest. */
export async function putInOutbox(db: D1Database, letter: Letter): Promise<void> {
  await db.batch([
    db
      .prepare('INSERT INTO outbox (recipient, subject, body, sentAt) VALUES (?, ?, ?, ?)')
      .bind(letter.recipient, letter.subject, letter.body, new Date().toISOString()),
    db
      .prepare('DELETE FROM outbox WHERE id NOT IN (SELECT id FROM outbox ORDER BY id DESC LIMIT ?)')
      .bind(kept),
  ])
}

export async function readOutbox(db: D1Database): Promise<SentLetter[]> {
  const { results } = await db
    .prepare('SELECT recipient, subject, body, sentAt FROM outbox ORDER BY id DESC')
    .all<SentLetter>()
  return results
}
