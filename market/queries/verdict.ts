/** Two styles by their slugs, and how much of each somebody likes, in percent. */
export interface Verdict {
  style1: string
  style1Score: number
  style2: string
  style2Score: number
}

/** Null where the customer has saved no such verdict, whoever else has. */
export async function findVerdict(
  db: D1Database,
  { customerId, id }: { customerId: string; id: string },
): Promise<Verdict | null> {
  return db
    .prepare(
      `SELECT one.url_slug AS style1, v.style1_score AS style1Score, two.url_slug AS style2,
        v.style2_score AS style2Score
      FROM verdicts v CROSS JOIN tags one ON one.id = v.style1_id CROSS JOIN tags two ON two.id = v.style2_id
      WHERE v.id = ? AND v.customer_id = ?`,
    )
    .bind(id, customerId)
    .first<Verdict>()
}
