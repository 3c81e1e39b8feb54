import { type Signature, writeOnce } from './write-once.ts'

export interface Card {
  id: string
  provider: string
  token: string
  brand: string
  last4: string
  expMonth: number
  expYear: number
  isDefault: boolean
}

interface Row {
  id: string
  provider: string
  token: string
  brand: string
  last4: string
  exp_month: number
  exp_year: number
  is_default: number
}

type ProviderName = 'stripe' | 'test-bank'

interface OwnerOf {
  customerId: string
  provider: ProviderName
}

const columns = 'id, provider, token, brand, last4, exp_month, exp_year, is_default'
export const mostCards = 10

/** Those of the provider that takes the money now: another one's are of no use. */
export async function listCards(db: D1Database, owner: OwnerOf): Promise<Card[]> {
  const { results } = await allOf(db, owner).all<Row>()
  return results.map(rowToCard)
}

export async function findCard(db: D1Database, owner: OwnerOf, id: string): Promise<Card | null> {
  return (await listCards(db, owner)).find((card) => card.id === id) ?? null
}

type NewCard = Omit<Card, 'id' | 'provider'>

/** A card that is saved already stays the one it is; `full` when there are as many as anybody may have. */
export async function addCard(
  db: D1Database,
  { owner, card }: { owner: OwnerOf; card: NewCard },
  signature: Signature,
): Promise<Card[] | 'replayed' | 'full'> {
  const id = crypto.randomUUID()
  const { customerId, provider } = owner
  const { token, brand, last4, expMonth, expYear } = card
  const outcome = await writeOnce<Row>(db, signature, [
    db
      .prepare(
        `INSERT INTO cards (id, customer_id, provider, token, brand, last4, exp_month, exp_year, saved_at)
        SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9
        WHERE (SELECT count(*) FROM cards WHERE customer_id = ?2) < ?10 ON CONFLICT (provider, token) DO NOTHING`,
      )
      .bind(id, customerId, provider, token, brand, last4, expMonth, expYear, signature.now, mostCards),
    ...(card.isDefault ? makeUsual(db, { customerId, token }) : []),
    usualIfNone(db, owner),
    allOf(db, owner),
  ])
  if (outcome.replayed) return 'replayed'
  const cards = (outcome.results.at(-1)?.results ?? []).map(rowToCard)
  return cards.some((known) => known.token === token) ? cards : 'full'
}

export async function makeCardUsual(
  db: D1Database,
  { owner, card }: { owner: OwnerOf; card: Card },
  signature: Signature,
): Promise<Card[] | 'replayed'> {
  const usual = makeUsual(db, { customerId: owner.customerId, token: card.token })
  const outcome = await writeOnce<Row>(db, signature, [...usual, allOf(db, owner)])
  return outcome.replayed ? 'replayed' : (outcome.results.at(-1)?.results ?? []).map(rowToCard)
}

export async function removeCard(
  db: D1Database,
  { owner, card }: { owner: OwnerOf; card: Card },
  signature: Signature,
): Promise<Card[] | 'replayed'> {
  const outcome = await writeOnce<Row>(db, signature, [
    db.prepare('DELETE FROM cards WHERE id = ? AND customer_id = ?').bind(card.id, owner.customerId),
    usualIfNone(db, owner),
    allOf(db, owner),
  ])
  return outcome.replayed ? 'replayed' : (outcome.results.at(-1)?.results ?? []).map(rowToCard)
}

/** The provider's name for somebody, which stays once it is given. */
export async function namePayer(
  db: D1Database,
  { customerId, payer }: { customerId: string; payer: string },
): Promise<void> {
  await db.prepare('UPDATE customers SET payment_id = ? WHERE id = ?').bind(payer, customerId).run()
}

/** The one that was goes first: there is never more than one. */
function makeUsual(db: D1Database, { customerId, token }: { customerId: string; token: string }) {
  return [
    db
      .prepare(
        `UPDATE cards SET is_default = 0 WHERE customer_id = ?1 AND is_default = 1
        AND EXISTS (SELECT 1 FROM cards WHERE customer_id = ?1 AND token = ?2)`,
      )
      .bind(customerId, token),
    db.prepare('UPDATE cards SET is_default = 1 WHERE customer_id = ? AND token = ?').bind(customerId, token),
  ]
}

function usualIfNone(db: D1Database, { customerId, provider }: OwnerOf): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE cards SET is_default = 1 WHERE id = (
        SELECT id FROM cards WHERE customer_id = ?1 AND provider = ?2 ORDER BY saved_at DESC, id LIMIT 1)
      AND NOT EXISTS (SELECT 1 FROM cards WHERE customer_id = ?1 AND is_default = 1)`,
    )
    .bind(customerId, provider)
}

function allOf(db: D1Database, { customerId, provider }: OwnerOf): D1PreparedStatement {
  return db
    .prepare(
      `SELECT ${columns} FROM cards WHERE customer_id = ? AND provider = ?
      ORDER BY is_default DESC, saved_at DESC, id`,
    )
    .bind(customerId, provider)
}

function rowToCard({ exp_month: expMonth, exp_year: expYear, is_default: isDefault, ...rest }: Row): Card {
  return { ...rest, expMonth, expYear, isDefault: isDefault === 1 }
}
