/** Removes what has run out: a session or a token that nobody may use any more is nobody's business either. */
export async function forgetExpired(db: D1Database, now = new Date()): Promise<void> {
  const time = now.toISOString()
  await db.batch([
    ...['oauthAccessToken', 'oauthRefreshToken', 'session', 'verification'].map((table) =>
      db.prepare(`DELETE FROM ${table} WHERE expiresAt < ?`).bind(time),
    ),
    db.prepare('DELETE FROM pendingAccount WHERE expiresAt < ?').bind(now.getTime()),
    db.prepare('DELETE FROM rateLimit WHERE lastRequest < ?').bind(now.getTime() - hour),
  ])
}

const hour = 60 * 60 * 1000
