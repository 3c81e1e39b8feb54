import { mostBytesInARow } from '#contract/market/import-columns.ts'

/** A line number counts from 1 and is where a record begins; a record may go on over several lines. */
export type Numbered<Value> = { line: number; value: Value } | { line: number; problem: string }

/**
 * Records as RFC 4180 has them, from text that comes in pieces; no more than one record of it is ever kept. What can't
 * be a record is named by its line, and reading goes on with the next line.
 */
export async function* csvRecords(pieces: AsyncIterable<string>): AsyncGenerator<Numbered<string[]>> {
  const reader = recordReader()
  for await (const piece of pieces) yield* reader.read(piece)
  yield* reader.end()
}

type Step = { next: number; lines: number } & ({ cells?: string[] } | { problem: string })

function recordReader() {
  let text = ''
  let line = 1
  let separator: string | undefined
  let isSkipping = false

  /** Undefined where more of the file must be seen first. */
  function stepFrom(from: number, isEnd: boolean): Step | undefined {
    const endOfLine = text.indexOf('\n', from)
    const restOfLine = endOfLine === -1 ? { next: text.length, lines: 0 } : { next: endOfLine + 1, lines: 1 }
    if (isSkipping) {
      isSkipping = endOfLine === -1
      return restOfLine
    }
    const isAllThereIs = isEnd || text.length - from > mostBytesInARow
    // The whole first line says what stands between cells.
    if (separator === undefined && endOfLine === -1 && !isAllThereIs) return undefined
    separator ??= separatorIn(text.slice(0, restOfLine.next))
    const found = readRecord(text, from, { separator, isEnd })
    if (found.kind === 'unfinished' && !isAllThereIs) return undefined
    if (found.kind === 'record')
      return { cells: found.cells, next: found.next, lines: linesIn(text, from, found.next) }
    isSkipping = endOfLine === -1
    return { ...restOfLine, problem: problemOf(found.kind, isEnd) }
  }

  function* take(isEnd: boolean): Generator<Numbered<string[]>> {
    let from = 0
    while (from < text.length) {
      const step = stepFrom(from, isEnd)
      if (!step) break
      if ('problem' in step) yield { line, problem: step.problem }
      else if (step.cells && !isBlank(step.cells)) yield { line, value: step.cells }
      line += step.lines
      from = step.next
    }
    text = text.slice(from)
  }

  return {
    *read(piece: string) {
      text += piece
      yield* take(false)
    },
    *end() {
      yield* take(true)
    },
  }
}

function isBlank([first, ...others]: readonly string[]): boolean {
  return first === '' && others.length === 0
}

function problemOf(kind: 'unfinished' | 'broken', isEnd: boolean): string {
  if (kind === 'broken') return 'has text after a closing quote; a quote inside a cell is written twice'
  return isEnd
    ? 'opens a quote that nothing closes'
    : `is longer than ${mostBytesInARow / 1024} KiB, or opens a quote that nothing closes`
}

type Found = { kind: 'record'; cells: string[]; next: number } | { kind: 'unfinished' } | { kind: 'broken' }

function readRecord(
  text: string,
  from: number,
  { separator, isEnd }: { separator: string; isEnd: boolean },
): Found {
  const cells: string[] = []
  for (let at = from; ;) {
    const cell = text.charAt(at) === '"' ? quotedCell(text, at) : plainCell(text, at, separator)
    if (cell === undefined) return { kind: 'unfinished' }
    cells.push(cell.value)
    at = cell.end
    const next = text.charAt(at)
    // What comes next decides whether a quote or a line is over, and the next piece of the file may say it.
    if ((next === '' || (next === '\r' && at + 1 === text.length)) && !isEnd) return { kind: 'unfinished' }
    if (next === separator) at++
    else if (next === '') return { kind: 'record', cells, next: at }
    else if (next === '\n') return { kind: 'record', cells, next: at + 1 }
    else if (next === '\r')
      return { kind: 'record', cells, next: text.charAt(at + 1) === '\n' ? at + 2 : at + 1 }
    else return { kind: 'broken' }
  }
}

function quotedCell(text: string, from: number): { value: string; end: number } | undefined {
  let value = ''
  for (let at = from + 1; ;) {
    const quote = text.indexOf('"', at)
    if (quote === -1) return undefined
    value += text.slice(at, quote)
    if (text.charAt(quote + 1) !== '"') return { value, end: quote + 1 }
    value += '"'
    at = quote + 2
  }
}

function plainCell(text: string, from: number, separator: string): { value: string; end: number } {
  let end = from
  for (; end < text.length; end++) {
    const letter = text.charAt(end)
    if (letter === separator || letter === '\n' || letter === '\r') break
  }
  return { value: text.slice(from, end), end }
}

/** Spreadsheets write semicolons where commas are decimal, and feeds tabs. */
function separatorIn(head: string): string {
  const counts = [',', '\t', ';'].map((letter) => ({ letter, count: head.split(letter).length }))
  return counts.reduce((most, other) => (other.count > most.count ? other : most)).letter
}

function linesIn(text: string, from: number, to: number): number {
  let lines = 0
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) lines++
  return lines
}
