/** A bound value may be two megabytes; letters take up to three bytes. */
const lettersInAValue = 600_000

/** One statement for many rows, which it reads from its one parameter, a JSON list; more of them where that is long. */
export function forRows(db: D1Database, sql: string, rows: readonly object[]): D1PreparedStatement[] {
  return chunks(rows).map((list) => db.prepare(sql).bind(list))
}

function chunks(rows: readonly object[]): string[] {
  const lists: string[][] = []
  let letters = Infinity
  for (const row of rows) {
    const text = JSON.stringify(row)
    if (letters + text.length > lettersInAValue) {
      lists.push([])
      letters = 0
    }
    lists.at(-1)?.push(text)
    letters += text.length
  }
  return lists.map((list) => `[${list.join(',')}]`)
}

/** `value ->> 'name' AS name` of each. */
export function fields(...names: string[]): string {
  return names.map((name) => `value ->> '${name}' AS ${name}`).join(', ')
}
