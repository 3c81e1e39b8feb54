import { describe, expect, test } from 'vitest'
import { importColumns, mostBytesInARow } from '#contract/market/import-columns.ts'
import { type Numbered, csvRecords } from './csv-records.ts'
import { csvRow } from './csv-write.ts'
import { guardFormula, unguardFormula } from './formula.ts'
import { jsonLines } from './json-lines.ts'

async function* inPieces(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}

async function all<Value>(records: AsyncIterable<Numbered<Value>>): Promise<Numbered<Value>[]> {
  const found: Numbered<Value>[] = []
  for await (const record of records) found.push(record)
  return found
}

const read = (text: string, size = text.length || 1) => all(csvRecords(inPieces(text, size)))
const cells = async (text: string) =>
  (await read(text)).map((record) => ('value' in record ? record.value : record.problem))

describe('CSV', () => {
  test('has cells in quotes, with commas, quotes and lines in them', async () => {
    expect(await read('id,title\r\na,"one, ""two""\nthree"\r\n\r\nb,\n')).toEqual([
      { line: 1, value: ['id', 'title'] },
      { line: 2, value: ['a', 'one, "two"\nthree'] },
      { line: 5, value: ['b', ''] },
    ])
  })

  test('is the same in whichever pieces it comes', async () => {
    const text = 'id;a\r\n1;"x;""y"""\r\n2;"\r\n"\r\n"3";\r4;z'
    const whole = await read(text)
    expect(whole).toHaveLength(5)
    for (const size of [1, 2, 3, 7]) expect(await read(text, size), `pieces of ${size}`).toEqual(whole)
  })

  test.each(['id,b\n1,2', 'id\tb\n1\t2', 'id;b\n1;2'])('may be separated as in %j', async (text) => {
    expect(await cells(text)).toEqual([
      ['id', 'b'],
      ['1', '2'],
    ])
  })

  test('takes a quote in the middle of a cell as it is', async () => {
    expect(await cells('id,b\n1,5" pipe')).toEqual([
      ['id', 'b'],
      ['1', '5" pipe'],
    ])
  })

  test('names a broken line, and goes on with the next', async () => {
    expect(await read('id,b\n1,"a"b\n2,c\n3,"open\n4,d\n')).toEqual([
      { line: 1, value: ['id', 'b'] },
      { line: 2, problem: expect.stringContaining('after a closing quote') },
      { line: 3, value: ['2', 'c'] },
      { line: 4, problem: 'opens a quote that nothing closes' },
      { line: 5, value: ['4', 'd'] },
    ])
  })

  test.each([
    ['in quotes', '"'],
    ['without quotes', ''],
  ])('passes over a row of 3 MB %s', async (_how, quote) => {
    const text = `id,b\n1,${quote}${'x'.repeat(3_000_000)}${quote}\n2,c\n`
    expect(await read(text, 65_536)).toEqual([
      { line: 1, value: ['id', 'b'] },
      { line: 2, problem: expect.stringContaining('is longer than 256 KiB') },
      { line: 3, value: ['2', 'c'] },
    ])
  })
})

test('JSON Lines name what is no JSON and what is too long', async () => {
  const text = `{"id":"a"}\n\nhalf{\n"${'x'.repeat(mostBytesInARow)}"\n{"id":"b"}`
  for (const size of [text.length, 1_000])
    expect(await all(jsonLines(inPieces(text, size)))).toEqual([
      { line: 1, value: { id: 'a' } },
      { line: 3, problem: 'is not JSON' },
      { line: 4, problem: expect.stringContaining('is longer than') },
      { line: 5, value: { id: 'b' } },
    ])
})

describe('what is written', () => {
  const awkward = [
    '=1+1',
    '+44',
    '-5',
    '@home',
    "'=x",
    "''+x",
    "'tis",
    '\tx',
    'a"b',
    'a,b',
    'a\nb',
    '',
    'é ✓',
  ]

  test('comes back as it was', async () => {
    for (const title of awkward) {
      const [record] = await read(csvRow({ id: 'a', title }))
      const value = record && 'value' in record ? record.value : []
      expect(unguardFormula(value[importColumns.indexOf('title')] ?? '')).toBe(title)
    }
  })

  test('is no formula in a spreadsheet', () => {
    for (const text of awkward) expect(guardFormula(text)).not.toMatch(/^[=+\-@\t\r]/)
  })

  test('keeps the parts of a list apart', () => {
    const color = ['Red', 'Black/white', 'So-called, "blue"']
    expect(csvRow({ id: 'a', color })).toContain('"Red, ""Black/white"", ""So-called, """"blue"""""""')
  })
})
