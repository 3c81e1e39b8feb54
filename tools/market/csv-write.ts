import { importColumns } from '#contract/market/import-columns.ts'
import type { ImportRow } from '#contract/market/import.ts'
import { guardFormula } from './formula.ts'

export function csvHead(): string {
  return `${importColumns.join(',')}\r\n`
}

/** As RFC 4180 has it; a cell that a spreadsheet would carry out is made text. */
export function csvRow(row: ImportRow): string {
  return `${importColumns.map((column) => csvCell(textOf(row[column], column))).join(',')}\r\n`
}

/** Colours and materials may have slashes between them as well as commas. */
const alsoSlashes: readonly string[] = ['color', 'material']

function textOf(cell: ImportRow[string] | undefined, column: string): string {
  if (!Array.isArray(cell)) return String(cell ?? '')
  const separators = alsoSlashes.includes(column) ? /[",/]/ : /[",]/
  return cell
    .map(String)
    .map((part) => (separators.test(part) ? `"${part.replaceAll('"', '""')}"` : part))
    .join(', ')
}

function csvCell(text: string): string {
  const guarded = guardFormula(text)
  return /[",;\t\r\n]/.test(guarded) || guarded !== guarded.trim()
    ? `"${guarded.replaceAll('"', '""')}"`
    : guarded
}
