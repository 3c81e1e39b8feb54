export type Value = string | number | null
export type Row = Record<string, Value>

/** A table's rows, all with the same columns. */
interface SeededTable {
  name: string
  rows: Row[]
}

const rowsInAStatement = 20

/**
 * Empties the tables and fills them again, so that a second run leaves the same rows as the first. Tables come in the
 * order in which their foreign keys allow rows to be written. Each statement stays far below D1's 100 KB.
 */
export function replaceRows(tables: SeededTable[]): string[] {
  return [
    ...tables.toReversed().map(({ name }) => `DELETE FROM ${name}`),
    ...tables.flatMap(({ name, rows }) => insertRows(name, rows)),
  ]
}

function insertRows(table: string, rows: Row[]): string[] {
  const statements: string[] = []
  for (let at = 0; at < rows.length; at += rowsInAStatement) {
    const some = rows.slice(at, at + rowsInAStatement)
    const columns = Object.keys(some[0] ?? {})
    const values = some.map((row) => `(${columns.map((column) => literal(row[column] ?? null)).join(', ')})`)
    statements.push(`INSERT INTO ${table} (${columns.join(', ')}) VALUES\n${values.join(',\n')}`)
  }
  return statements
}

function literal(value: Value): string {
  if (value === null) return 'NULL'
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`
}
