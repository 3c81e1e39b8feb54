export type Side = 'a' | 'b'

/** What a rebuild may write to, as long as no newer one has begun. */
export interface Draft {
  side: Side
  ticket: number
}

interface Row {
  live: Side
  version: string
  ticket: number
}

/** Of the catalogue that searches are answered from; empty before the first. */
export async function searchVersion(search: D1Database): Promise<string> {
  const row = await search.prepare('SELECT version FROM generation').first<Pick<Row, 'version'>>()
  return row?.version ?? ''
}

/** Takes the ticket away from whoever has it, and empties the side that doesn't answer. */
export async function beginDraft(search: D1Database): Promise<Draft> {
  const row = await search
    .prepare('UPDATE generation SET ticket = ticket + 1 RETURNING live, ticket')
    .first<Row>()
  if (!row) throw new Error('The search database has no generation: apply its migrations first.')
  const draft: Draft = { side: row.live === 'a' ? 'b' : 'a', ticket: row.ticket }
  await empty(search, draft)
  return draft
}

/** True if this was still the newest rebuild: the draft answers from now on, whole. */
export async function switchOver(search: D1Database, draft: Draft, version: string): Promise<boolean> {
  const { meta } = await search
    .prepare('UPDATE generation SET live = ?1, version = ?2 WHERE ticket = ?3')
    .bind(draft.side, version, draft.ticket)
    .run()
  return meta.changes === 1
}

interface Rows {
  /** The table with its columns in brackets. */
  into: string
  rows: readonly (readonly (string | number)[])[]
}

/** None of them if a newer rebuild has begun. */
export async function writeRows(search: D1Database, { ticket }: Draft, { into, rows }: Rows): Promise<void> {
  const columns = into.slice(into.indexOf('(') + 1, into.indexOf(')')).split(',')
  const values = columns.map((_, at) => `value ->> ${at}`).join(', ')
  const insert = search.prepare(
    `INSERT INTO ${into} SELECT ${values} FROM json_each(?1) WHERE (SELECT ticket FROM generation) = ?2`,
  )
  for (const piece of inPieces(rows.map((row) => JSON.stringify(row)))) await insert.bind(piece, ticket).run()
}

/** A value of D1 holds two million bytes, and a character may take three of them. */
const mostCharacters = 600_000

function* inPieces(rows: readonly string[]): Generator<string> {
  let piece: string[] = []
  let length = 0
  for (const row of rows) {
    if (piece.length > 0 && length + row.length > mostCharacters) {
      yield `[${piece.join(',')}]`
      piece = []
      length = 0
    }
    piece.push(row)
    length += row.length + 1
  }
  if (piece.length > 0) yield `[${piece.join(',')}]`
}

const keysOf = {
  shelves: 'site, number',
  vocabulary: 'word',
  remains: 'remainder, word',
  phrases: 'site, beginning, text, category',
}
const rowsAtATime = 50_000

/** In pieces: one statement of D1 may take thirty seconds. */
async function empty(search: D1Database, { side, ticket }: Draft): Promise<void> {
  await search
    .prepare(`INSERT INTO words_${side} (words_${side}) SELECT 'delete-all' FROM generation WHERE ticket = ?`)
    .bind(ticket)
    .run()
  for (const [table, key] of Object.entries(keysOf)) {
    const statement = search
      .prepare(
        `DELETE FROM ${table} WHERE side = ?1 AND (${key}) IN (
          SELECT ${key} FROM ${table} WHERE side = ?1 AND (SELECT ticket FROM generation) = ?2 LIMIT ${rowsAtATime})`,
      )
      .bind(side, ticket)
    while ((await statement.run()).meta.changes > 0);
  }
}
