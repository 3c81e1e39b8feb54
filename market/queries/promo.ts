export interface Promo {
  code: string
  description: string
  /** In basis points, or an amount in pence: one of the two. */
  share: number | null
  amount: number | null
  minimum: number
  isOpen: boolean
  isUsedUp: boolean
}

interface Columns {
  promo: string
  promo_description: string
  share: number | null
  amount: number | null
  minimum: number
  is_open: number
  is_used_up: number
}

export type PromoRow = Columns | { [Name in keyof Columns]: null }

/** Of `promo_codes d`. Uses are counted where they are made; orders that were let go have none. */
export const promoColumns = `d.code AS promo, d.description AS promo_description, d.share, d.amount, d.minimum,
  date('now') >= d.starts_on AND (d.ends_on IS NULL OR date('now') <= d.ends_on) AS is_open,
  d.most_uses IS NOT NULL AND d.uses + (SELECT count(*) FROM promo_uses u WHERE u.code = d.code) >= d.most_uses
    AS is_used_up`

export async function findPromo(db: D1Database, code: string): Promise<Promo | null> {
  const row = await db
    .prepare(`SELECT ${promoColumns} FROM promo_codes d WHERE d.code = ?`)
    .bind(code)
    .first<PromoRow>()
  return row && rowToPromo(row)
}

export function rowToPromo(row: PromoRow): Promo | null {
  if (row.promo === null) return null
  return {
    code: row.promo,
    description: row.promo_description,
    share: row.share,
    amount: row.amount,
    minimum: row.minimum,
    isOpen: row.is_open === 1,
    isUsedUp: row.is_used_up === 1,
  }
}
