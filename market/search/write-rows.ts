import type { Draft } from './generation.ts'

export type Row = readonly (string | number)[]

interface Rows {
  /** The table with its columns in brackets. */
  into: string
  rows: Iterable<Row>
}

/** None of them if a newer rebuild has begun. */
export async function writeRows(search: D1Database, { ticket }: Draft, { into, rows }: Rows): Promise<void> {
  const columns = into.slice(into.indexOf('(') + 1, into.indexOf(')')).split(',')
  const values = columns.map((_, at) => `value ->> ${at}`).join(', ')
  const insert = search.prepare(
    `INSERT INTO ${into} SELECT ${values} FROM json_each(?1) WHERE (SELECT ticket FROM generation) = ?2`,
  )
  for (const piece of inPieces(rows)) await insert.bind(piece, ticket).run()
}

/** A value of D1 holds two million bytes, and a character may take three of them. */
const mostCharacters = 600_000

function* inPieces(rows: Iterable<Row>): Generator<string> {
  let piece: string[] = []
  let length = 0
  for (const values of rows) {
    const row = JSON.stringify(values)
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
