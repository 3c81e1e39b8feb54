import { once } from 'node:events'
import { createWriteStream, renameSync, rmSync } from 'node:fs'
import { type ImportRow, exportProducts } from '#contract/market/import.ts'
import { Obstacle } from '../command.ts'
import { askMarket } from './answer.ts'
import { csvHead, csvRow } from './csv-write.ts'
import type { Line } from './line.ts'

const forms = {
  csv: { head: csvHead(), row: csvRow },
  jsonl: { head: '', row: (row: ImportRow) => `${JSON.stringify(row)}\n` },
}
type Form = keyof typeof forms

export interface ExportWish {
  /** Without one it is written to where the command's words go. */
  file: string | undefined
  form: string | undefined
}

/** Writes the catalogue as it can be imported again. A file is there whole or not at all. */
export async function exportCatalogue(line: Line, wish: ExportWish): Promise<void> {
  const form = forms[formOf(wish)]
  const partial = wish.file === undefined ? undefined : `${wish.file}.part`
  const stream = partial === undefined ? process.stdout : createWriteStream(partial)
  const failed = once(stream, 'error').then(([error]) => {
    throw new Obstacle(`${wish.file ?? 'The output'} can’t be written: ${String(error)}`)
  })
  try {
    const count = await Promise.race([writeAll(line, stream, form), failed])
    if (partial === undefined || wish.file === undefined) return
    stream.end()
    await once(stream, 'finish')
    renameSync(partial, wish.file)
    console.log(`${count} rows are in ${wish.file}.`)
  } catch (error) {
    if (partial !== undefined) rmSync(partial, { force: true })
    throw error
  }
}

async function writeAll(
  line: Line,
  stream: NodeJS.WritableStream,
  form: (typeof forms)[Form],
): Promise<number> {
  let count = 0
  stream.write(form.head)
  for await (const rows of exportedPages(line)) {
    count += rows.length
    if (!stream.write(rows.map(form.row).join(''))) await once(stream, 'drain')
  }
  return count
}

/** Some products at a time, in the order of their ids. */
export async function* exportedPages(
  line: Line,
  { after = '', words }: { after?: string; words?: string } = {},
): AsyncGenerator<ImportRow[]> {
  for (let from: string | null = after; from !== null;) {
    const query: Record<string, string> = { after: from, ...(words && { words }) }
    const page: { rows: ImportRow[]; next: string | null } = await askMarket(line, exportProducts, { query })
    yield page.rows
    from = page.next
  }
}

function formOf({ file = '', form }: ExportWish): Form {
  if (form === 'csv' || form === 'jsonl') return form
  if (form !== undefined) throw new Obstacle(`--format is "${form}"; it must be csv or jsonl.`)
  return /\.(jsonl|ndjson)$/i.test(file) ? 'jsonl' : 'csv'
}
