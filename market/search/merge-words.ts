import type { Draft } from './generation.ts'

/** Pages of the database: one statement of D1 may take thirty seconds. */
const pagesAtATime = 2_000
const mostRounds = 500

/** Each write left a segment behind, and a search would have to look into all of them. */
export async function mergeWords(search: D1Database, { side, ticket }: Draft): Promise<void> {
  const table = `words_${side}`
  const merge = search.prepare(
    `INSERT INTO ${table} (${table}, rank) SELECT 'merge', ?1 FROM generation WHERE ticket = ?2`,
  )
  const segments = search
    .prepare(
      `SELECT count(DISTINCT segid) AS segments FROM ${table}_idx WHERE (SELECT ticket FROM generation) = ?`,
    )
    .bind(ticket)
  // A negative number begins a merge of everything, and positive ones go on with it.
  await merge.bind(-pagesAtATime, ticket).run()
  for (let round = 0; round < mostRounds; round++) {
    const left = await segments.first<{ segments: number }>()
    if ((left?.segments ?? 0) <= 1) return
    await merge.bind(pagesAtATime, ticket).run()
  }
}
