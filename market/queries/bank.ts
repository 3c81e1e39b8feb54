/** The test bank's books. */
export interface BankIntent {
  id: string
  reference: string
  amount: number
  status: 'needs-card' | 'needs-challenge' | 'declined' | 'succeeded' | 'cancelled'
  decline: string | null
}

export interface KnownCard {
  token: string
  brand: string
  last4: string
  expMonth: number
  expYear: number
  behaviour: 'pays' | 'declines' | 'is-empty' | 'challenges'
}

interface CardRow extends Omit<KnownCard, 'expMonth' | 'expYear'> {
  exp_month: number
  exp_year: number
}

const intentColumns = 'id, reference, amount, status, decline'

export async function writeBankCard(db: D1Database, card: KnownCard & { holder: string }): Promise<void> {
  const { token, brand, last4, expMonth, expYear, behaviour, holder } = card
  await db
    .prepare(
      `INSERT INTO bank_cards (token, brand, last4, exp_month, exp_year, behaviour, holder, made_at)
      VALUES (?, ?, ?, ?, ?, ?, ?, unixepoch())`,
    )
    .bind(token, brand, last4, expMonth, expYear, behaviour, holder)
    .run()
}

export async function findBankCard(
  db: D1Database,
  { token, holder }: { token: string; holder: string },
): Promise<KnownCard | null> {
  const row = await db
    .prepare(
      'SELECT token, brand, last4, exp_month, exp_year, behaviour FROM bank_cards WHERE token = ? AND holder = ?',
    )
    .bind(token, holder)
    .first<CardRow>()
  if (!row) return null
  const { exp_month: expMonth, exp_year: expYear, ...card } = row
  return { ...card, expMonth, expYear }
}

export async function removeBankCard(db: D1Database, token: string): Promise<void> {
  await db.prepare('DELETE FROM bank_cards WHERE token = ?').bind(token).run()
}

export async function openBankIntent(
  db: D1Database,
  { id, reference, amount }: { id: string; reference: string; amount: number },
): Promise<BankIntent> {
  const results = await db.batch<BankIntent>([
    db
      .prepare(
        `INSERT INTO bank_intents (id, reference, amount, status, made_at) VALUES (?, ?, ?, 'needs-card', unixepoch())
        ON CONFLICT (reference) DO NOTHING`,
      )
      .bind(id, reference, amount),
    db.prepare(`SELECT ${intentColumns} FROM bank_intents WHERE reference = ?`).bind(reference),
  ])
  const intent = results[1]?.results[0]
  if (!intent) throw new Error('The bank has lost an intent that it has just written.')
  return intent
}

interface Move {
  id: string
  from: readonly BankIntent['status'][]
  to: BankIntent['status']
  decline: string | null
  token: string | null
}

/** Moves an intent along, and writes the notice of it, once; what isn't there to be moved stays as it is. */
export async function moveBankIntent(
  db: D1Database,
  { id, from, to, decline, token }: Move,
): Promise<BankIntent | null> {
  const notice = crypto.randomUUID()
  const results = await db.batch<BankIntent>([
    db
      .prepare(
        `INSERT INTO bank_notices (id, intent_id, type, made_at) SELECT ?1, id, ?3, unixepoch() FROM bank_intents
        WHERE id = ?2 AND status IN (SELECT value FROM json_each(?4))`,
      )
      .bind(`evt_${notice}`, id, `intent.${to}`, JSON.stringify(from)),
    db
      .prepare(
        `UPDATE bank_intents SET status = ?2, decline = ?3, token = ifnull(?4, token)
        WHERE id = ?1 AND status IN (SELECT value FROM json_each(?5))`,
      )
      .bind(id, to, decline, token, JSON.stringify(from)),
    db.prepare(`SELECT ${intentColumns} FROM bank_intents WHERE id = ?`).bind(id),
  ])
  return results[2]?.results[0] ?? null
}

export async function findBankIntent(db: D1Database, id: string): Promise<BankIntent | null> {
  return db.prepare(`SELECT ${intentColumns} FROM bank_intents WHERE id = ?`).bind(id).first<BankIntent>()
}

/** Written once for each reference; the bank's trigger lets nobody have back more than was paid. */
export async function writeBankRefund(
  db: D1Database,
  { reference, intentId, amount }: { reference: string; intentId: string; amount: number },
): Promise<void> {
  await db
    .prepare(
      `INSERT INTO bank_refunds (reference, intent_id, amount, made_at) SELECT ?1, ?2, ?3, unixepoch()
      WHERE NOT EXISTS (SELECT 1 FROM bank_refunds WHERE reference = ?1)`,
    )
    .bind(reference, intentId, amount)
    .run()
}

export interface UnheardNotice {
  id: string
  type: string
  intent_id: string
}

/** Those that nobody is telling yet: of two who want to tell a notice, one does. */
export async function claimNotices(db: D1Database): Promise<UnheardNotice[]> {
  const { results } = await db
    .prepare(
      `UPDATE bank_notices SET heard_at = unixepoch() WHERE id IN (
        SELECT id FROM bank_notices WHERE heard_at IS NULL ORDER BY made_at LIMIT 10)
      RETURNING id, type, intent_id`,
    )
    .all<UnheardNotice>()
  return results
}

/** It wasn't heard after all, and is told again. */
export async function giveBackNotice(db: D1Database, id: string): Promise<void> {
  await db.prepare('UPDATE bank_notices SET heard_at = NULL WHERE id = ?').bind(id).run()
}
