/**
 * Reads a table written as text, a row a line and `|` between cells, with its columns' names in the first line.
 * Throws where a row has more or fewer cells than that.
 */
export function readTable<Column extends string>(
  columns: readonly Column[],
  text: string,
): Record<Column, string>[] {
  const [head = [], ...rows] = text.trim().split('\n').map(cellsOf)
  if (head.join() !== columns.join()) throw new Error(`A seed table has the columns ${head.join(', ')}.`)
  return rows.map((cells) => rowOf(columns, cells))
}

function cellsOf(line: string): string[] {
  return line.split('|').map((cell) => cell.trim())
}

function rowOf<Column extends string>(columns: readonly Column[], cells: string[]): Record<Column, string> {
  if (cells.length !== columns.length)
    throw new Error(`A seed row has ${cells.length} cells, not ${columns.length}: ${cells.join(' | ')}`)
  const empty: Partial<Record<Column, string>> = {}
  columns.forEach((column, at) => (empty[column] = cells[at]))
  if (!isWhole(columns, empty)) throw new Error('A seed row lost a cell.')
  return empty
}

function isWhole<Column extends string>(
  columns: readonly Column[],
  row: Partial<Record<Column, string>>,
): row is Record<Column, string> {
  return columns.every((column) => row[column] !== undefined)
}
