import { mostBytesInARow } from '#contract/market/import-columns.ts'
import type { Numbered } from './csv-records.ts'

/** Each line of JSON as a value; a line that is none, or too long, is named. */
export async function* jsonLines(pieces: AsyncIterable<string>): AsyncGenerator<Numbered<unknown>> {
  let text = ''
  let line = 1
  let isSkipping = false
  for await (const piece of pieces) {
    const lines = (text + piece).split('\n')
    text = lines.pop() ?? ''
    for (const whole of lines) {
      if (!isSkipping) yield* valueOf(whole, line)
      isSkipping = false
      line++
    }
    if (text.length <= mostBytesInARow) continue
    if (!isSkipping) yield { line, problem: tooLong }
    isSkipping = true
    text = ''
  }
  if (!isSkipping) yield* valueOf(text, line)
}

const tooLong = `is longer than ${mostBytesInARow / 1024} KiB`

function* valueOf(text: string, line: number): Generator<Numbered<unknown>> {
  if (text.trim() === '') return
  if (text.length > mostBytesInARow) yield { line, problem: tooLong }
  else {
    try {
      yield { line, value: JSON.parse(text) }
    } catch {
      yield { line, problem: 'is not JSON' }
    }
  }
}
