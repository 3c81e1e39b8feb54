export type Value = string | number | null
export type Row = Record<string, Value>

/** A table's rows, all with the same columns. */
export interface SeededTable {
  name: string
  columns: string[]
  rows: Value[][]
}

/** A statement stays far below D1's 100 KB, also where letters take three bytes. */
export const lettersInAStatement = 30_000

export function tableOf(name: string, rows: readonly Row[]): SeededTable {
  const columns = Object.keys(rows[0] ?? {})
  return { name, columns, rows: rows.map((row) => columns.map((column) => row[column] ?? null)) }
}

/**
 * Empties the tables and fills them again, so that a second run leaves the same rows as the first. Tables come in the
 * order in which their foreign keys allow rows to be written. Of a table that is named in `own` only the rows go of which
 * that is true.
 */
export function replaceRows(
  tables: readonly SeededTable[],
  own: Readonly<Record<string, string>> = {},
): string[] {
  const emptied = tables
    .toReversed()
    .map(({ name }) => `DELETE FROM ${name}${own[name] ? ` WHERE ${own[name]}` : ''}`)
  return [...emptied, ...tables.flatMap(insertRows)]
}

function insertRows({ name, columns, rows }: SeededTable): string[] {
  const statements: string[] = []
  let some: string[] = []
  let letters = 0
  const close = () => {
    if (some.length > 0)
      statements.push(`INSERT INTO ${name} (${columns.join(', ')}) VALUES\n${some.join(',\n')}`)
    some = []
    letters = 0
  }
  for (const row of rows) {
    const values = `(${row.map(literal).join(', ')})`
    if (letters + values.length > lettersInAStatement) close()
    some.push(values)
    letters += values.length
  }
  close()
  return statements
}

export function literal(value: Value): string {
  if (value === null) return 'NULL'
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}
