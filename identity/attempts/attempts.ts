import { digest } from '../passwords/digest.ts'

const day = 24 * 60 * 60 * 1000

/** How much of something is free, and how the wait grows afterwards: it doubles, up to a longest wait. */
export interface Patience {
  free: number
  firstWait: number
  longestWait: number
}

/** What is counted: by whom and for what. Its parts never reach the database, only their digest. */
export interface Attempt {
  parts: readonly string[]
  patience: Patience
}

interface Row {
  count: number
  lastAt: number
}

/**
 * Counts a try and gives 0, or leaves it uncounted and gives the seconds until it may be made. Counted before it is
 * carried out and in one statement, so that many at once aren't all the first.
 */
export async function claim(db: D1Database, { parts, patience }: Attempt, now = Date.now()): Promise<number> {
  const key = await digest(parts.join('\0'))
  const { free, firstWait, longestWait } = patience
  const counted = await db.prepare(countIfPatient).bind(key, now, free, firstWait, longestWait).first<Row>()
  if (counted) return 0
  const row = await db.prepare('SELECT count, lastAt FROM attempt WHERE key = ?').bind(key).first<Row>()
  return row ? Math.max(1, Math.ceil((row.lastAt + waitAfter(row.count, patience) - now) / 1000)) : 0
}

/** Takes one try back, or all of them. */
export async function forgive(db: D1Database, { parts }: Attempt, howMany: 'one' | 'all'): Promise<void> {
  const key = await digest(parts.join('\0'))
  await db.batch([
    howMany === 'all'
      ? db.prepare('DELETE FROM attempt WHERE key = ?').bind(key)
      : db.prepare('UPDATE attempt SET count = max(0, count - 1) WHERE key = ?').bind(key),
    db.prepare('DELETE FROM attempt WHERE lastAt < ?').bind(Date.now() - day),
  ])
}

export function waitAfter(count: number, { free, firstWait, longestWait }: Patience): number {
  if (count < free) return 0
  return Math.min(longestWait, firstWait * 2 ** Math.min(count - free, 30))
}

/** The same rule as `waitAfter`, where the count is. */
const countIfPatient = `
  INSERT INTO attempt (key, count, lastAt) VALUES (?1, 1, ?2)
  ON CONFLICT (key) DO UPDATE SET count = count + 1, lastAt = ?2
    WHERE count < ?3 OR lastAt + min(?5, ?4 << min(count - ?3, 30)) <= ?2
  RETURNING count, lastAt`
