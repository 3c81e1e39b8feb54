import { createReadStream, statSync } from 'node:fs'
import { type ImportColumn, ignoredColumns, importColumns } from '#contract/market/import-columns.ts'
import { type ImportRow, importRow } from '#contract/market/import.ts'
import { Obstacle } from '../command.ts'
import { type Numbered, csvRecords } from './csv-records.ts'
import { unguardFormula } from './formula.ts'
import { jsonLines } from './json-lines.ts'

export interface CatalogueFile {
  rows: AsyncGenerator<Numbered<ImportRow>>
  /** What part of it has been read, from 0 to 1. */
  share: () => number
  /** Columns that nobody here knows; complete when all rows are read. */
  unknownColumns: ReadonlySet<string>
}

/** JSON Lines where the name says so, otherwise CSV. Never more than some rows of it are in memory. */
export function openCatalogueFile(path: string): CatalogueFile {
  const size = sizeOf(path)
  const unknownColumns = new Set<string>()
  let read = 0
  async function* pieces() {
    const decoder = new TextDecoder()
    const stream: AsyncIterable<Buffer> = createReadStream(path)
    for await (const bytes of stream) {
      read += bytes.length
      yield decoder.decode(bytes, { stream: true })
    }
    yield decoder.decode()
  }
  const isJson = /\.(jsonl|ndjson|json)$/i.test(path)
  return {
    rows: isJson
      ? rowsOfJson(jsonLines(pieces()), unknownColumns)
      : rowsOfCsv(csvRecords(pieces()), unknownColumns),
    share: () => (size === 0 ? 1 : read / size),
    unknownColumns,
  }
}

function sizeOf(path: string): number {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isFile()) throw new Obstacle(`There is no file ${path}.`)
  return found.size
}

async function* rowsOfCsv(
  records: AsyncIterable<Numbered<string[]>>,
  unknown: Set<string>,
): AsyncGenerator<Numbered<ImportRow>> {
  let columns: string[] | undefined
  for await (const record of records) {
    if (!columns) columns = columnsOf(record, unknown)
    else if ('problem' in record) yield record
    else if (record.value.length !== columns.length)
      yield {
        line: record.line,
        problem: `has ${record.value.length} cells, and the first line names ${columns.length}`,
      }
    else yield { line: record.line, value: rowOf(columns, record.value) }
  }
}

const known: ReadonlySet<string> = new Set(importColumns)
const ignored: ReadonlySet<string> = new Set(ignoredColumns)
const needed: ImportColumn = 'id'

function columnsOf(head: Numbered<string[]>, unknown: Set<string>): string[] {
  if ('problem' in head) throw new Obstacle(`The first line should name the columns, but it ${head.problem}.`)
  const names = head.value.map((name) => name.trim().toLowerCase())
  if (!names.includes(needed))
    throw new Obstacle(`The first line should name the columns, and "${needed}" is not among them.`)
  const twice = names.find((name, at) => known.has(name) && names.indexOf(name) !== at)
  if (twice !== undefined) throw new Obstacle(`The first line names the column "${twice}" twice.`)
  noteUnknown(names, unknown)
  return names
}

function rowOf(columns: readonly string[], cells: readonly string[]): ImportRow {
  const row: ImportRow = {}
  for (const [at, column] of columns.entries()) {
    const cell = cells[at]
    if (cell && known.has(column)) row[column] = unguardFormula(cell)
  }
  return row
}

async function* rowsOfJson(
  values: AsyncIterable<Numbered<unknown>>,
  unknown: Set<string>,
): AsyncGenerator<Numbered<ImportRow>> {
  for await (const numbered of values) {
    if ('problem' in numbered) {
      yield numbered
      continue
    }
    const { line } = numbered
    const parsed = importRow.safeParse(numbered.value)
    if (!parsed.success) {
      yield { line, problem: 'is not one object of texts, numbers and lists' }
      continue
    }
    const cells = Object.entries(parsed.data).map(
      ([name, cell]) => [name.trim().toLowerCase(), cell] as const,
    )
    noteUnknown(
      cells.map(([name]) => name),
      unknown,
    )
    yield { line, value: Object.fromEntries(cells.filter(([name]) => known.has(name))) }
  }
}

function noteUnknown(names: readonly string[], unknown: Set<string>): void {
  for (const name of names) if (name !== '' && !known.has(name) && !ignored.has(name)) unknown.add(name)
}
