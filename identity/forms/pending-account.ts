const day = 24 * 60 * 60 * 1000

export interface PendingAccount {
  /** The digest of the secret in the link. */
  token: string
  email: string
  name: string
  accountType: string
  /** Its hash. */
  password: string
}

/** Keeps what somebody asked for until the address is proven. Each link stands for its own request alone. */
export async function putPendingAccount(db: D1Database, pending: PendingAccount): Promise<void> {
  const now = Date.now()
  const { token, email, name, accountType, password } = pending
  await db.batch([
    db.prepare('DELETE FROM pendingAccount WHERE expiresAt < ?').bind(now),
    db
      .prepare(
        'INSERT INTO pendingAccount (token, email, name, accountType, password, expiresAt) VALUES (?, ?, ?, ?, ?, ?)',
      )
      .bind(token, email, name, accountType, password, now + day),
  ])
}

export async function pendingAccount(db: D1Database, token: string): Promise<PendingAccount | null> {
  return db
    .prepare(
      'SELECT token, email, name, accountType, password FROM pendingAccount WHERE token = ? AND expiresAt > ?',
    )
    .bind(token, Date.now())
    .first<PendingAccount>()
}

/** Makes the account, unless its address has got one meanwhile; gives its subject id, or null. */
export async function makeAccount(db: D1Database, pending: PendingAccount): Promise<string | null> {
  const id = crypto.randomUUID()
  const now = new Date().toISOString()
  const { email, name, accountType, password } = pending
  const [made] = await db.batch([
    db
      .prepare(
        'INSERT INTO user (id, name, email, emailVerified, createdAt, updatedAt, accountType) VALUES (?1, ?2, ?3, 1, ?4, ?4, ?5) ON CONFLICT (email) DO NOTHING',
      )
      .bind(id, name, email, now, accountType),
    db
      .prepare(
        "INSERT INTO account (id, accountId, providerId, userId, password, createdAt, updatedAt) SELECT ?2, id, 'credential', id, ?3, ?4, ?4 FROM user WHERE id = ?1",
      )
      .bind(id, crypto.randomUUID(), password, now),
    db.prepare('DELETE FROM pendingAccount WHERE email = ?').bind(email),
  ])
  return made?.meta.changes === 1 ? id : null
}
