export interface Signature {
  caller: string
  jti: string
  now: number
  expiresAt: number
}

type WriteOutcome<Row> = { replayed: true } | { replayed: false; results: D1Result<Row>[] }

/**
 * Carries out a signed write and remembers its signature in one batch, so that neither stands without the
 * other: a signature that has been used fails the batch, and nothing of it is done again.
 */
export async function writeOnce<Row>(
  db: D1Database,
  signature: Signature,
  statements: D1PreparedStatement[],
): Promise<WriteOutcome<Row>> {
  const { caller, jti, now, expiresAt } = signature
  const remember = [
    db.prepare('DELETE FROM used_signatures WHERE expires_at < ?').bind(now),
    db
      .prepare('INSERT INTO used_signatures (caller, jti, expires_at) VALUES (?, ?, ?)')
      .bind(caller, jti, expiresAt),
  ]
  try {
    const results = await db.batch<Row>([...remember, ...statements])
    return { replayed: false, results: results.slice(remember.length) }
  } catch (error) {
    // D1 gives a constraint's failure no code of its own, only SQLite's sentence.
    if (String(error).includes('UNIQUE constraint failed: used_signatures')) return { replayed: true }
    throw error
  }
}
