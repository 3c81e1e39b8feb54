import { createWriteStream, readFileSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runTool } from '#tools/child.ts'
import { temporaryDirectory } from '#tools/temporary.ts'
import { type StubMarket, openStubMarket } from './stub-market.ts'

const folder = temporaryDirectory()
let stub: StubMarket
beforeAll(async () => {
  stub = await openStubMarket()
})
afterAll(() => stub.close())
beforeEach(() => {
  Object.assign(stub, { written: [], checked: [], purged: [], failAfter: Infinity, breaksOff: false })
})

const secrets = {
  OPERATOR_API_TOKEN: 'token-of-the-operator',
  OPERATOR_API_SIGNING_KEY: 'signing-key-of-the-operator',
  PURGE_KEY: 'key-of-the-storefront',
}

const market = (args: string[], env: Record<string, string> = {}) =>
  runTool(['node', 'tools/market.ts', ...args], { PORT: String(stub.port), ...secrets, ...env })

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

describe('npm run market -- import', () => {
  test('names each bad row by its line, and writes the others', async () => {
    const path = file(
      'some.csv',
      '\uFEFFID,Title,Flavour\r\na,One,x\r\nb,bad,x\r\nc,"Two\nlines",x\r\nd,too,many,cells\r\na,again,x\r\ne,Last,x\r\n',
    )
    const { code, output } = await market(['import', path])
    expect(stub.written.toSorted()).toEqual(['a', 'c', 'e'])
    expect(output).toContain('line 3: title: is bad')
    expect(output).toContain('line 6: has 4 cells, and the first line names 3')
    expect(output).toContain('line 7: id: stands in line 2 already')
    expect(output.match(/flavour/g)).toHaveLength(1)
    expect(output).toContain('3 rows written, 3 refused, 3 products changed.')
    expect(code).toBe(1)
    expect(stub.purged).toContain('hearth:product:a')
  })

  test('reads the same from JSON Lines', async () => {
    const path = file(
      'some.jsonl',
      '{"id":"a","COLOR":["Red","Blue"]}\nno\n[1]\n{"id":"b","title":"bad"}\n{"id":"c"}\n',
    )
    const { output } = await market(['import', path])
    expect(stub.written.toSorted()).toEqual(['a', 'c'])
    expect(output).toContain('line 2: is not JSON')
    expect(output).toContain('line 3: is not one object')
    expect(output).toContain('line 4: title: is bad')
  })

  test('--strict writes nothing where a row is bad, and everything where none is', async () => {
    const bad = await market(['import', file('bad.csv', 'id,title\na,One\nb,bad\n'), '--strict'])
    expect(bad).toMatchObject({ code: 1, output: expect.stringContaining('Nothing is written: 1 row of 2') })
    expect(stub).toMatchObject({ written: [], checked: ['a'], purged: [] })
    const good = await market(['import', file('good.csv', 'id,title\na,One\nb,Two\n'), '--strict'])
    expect(good.code).toBe(0)
    expect(stub.written.toSorted()).toEqual(['a', 'b'])
  })

  test('--strict finds what two rows far apart would share', async () => {
    const path = file('shared.csv', 'id,item_group_id,mpn,gtin\na,A,1,5\nb,B,1,6\nc,C,3,5\na,D,4,7\n')
    const { output } = await market(['import', path, '--strict'])
    expect(output).toContain('line 3: mpn: 1 stands at another id')
    expect(output).toContain('line 4: gtin: 5 stands at another id')
    expect(stub.written).toEqual([])
  })

  test('passes over a row of 3 MB and a file that breaks off in the middle', async () => {
    const long = `b,"${'x'.repeat(3_000_000)}"`
    const path = file('broken.csv', `id,title\na,One\n${long}\nc,Two\nd,"never closed\ne,Three\n`)
    const { output } = await market(['import', path])
    expect(stub.written.toSorted()).toEqual(['a', 'c', 'e'])
    expect(output).toContain('line 3: is longer than 256 KiB')
    expect(output).toContain('line 5: opens a quote that nothing closes')
    expect(output.length).toBeLessThan(2_000)
  })

  test('says that the shop went away in the middle of its answer', async () => {
    stub.breaksOff = true
    const { code, output } = await market(['import', file('one.csv', 'id,title\na,One\n')])
    expect(output).toContain(`The shop on port ${stub.port} closed in the middle of its answer`)
    expect(code).toBe(1)
  })

  test('says how to go on when the shop goes away, and then goes on', async () => {
    const rows = Array.from({ length: 6_000 }, (_, at) => `p-${at},Piece ${at}`)
    const path = file('many.csv', ['id,title', ...rows].join('\n'))
    stub.failAfter = 2
    const broken = await market(['import', path])
    expect(broken).toMatchObject({
      code: 1,
      output: expect.stringContaining('Give the command again to go on'),
    })
    expect(new Set(stub.written).size).toBeLessThan(rows.length)
    stub.failAfter = Infinity
    expect((await market(['import', path])).code).toBe(0)
    expect(new Set(stub.written).size).toBe(rows.length)
  })

  test('holds little of a file of 100,000 products in memory', async () => {
    const path = join(folder, 'large.csv')
    await writeLargeFile(path, 100_000)
    const report = join(folder, 'memory.txt')
    const watch = file(
      'watch.cjs',
      `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(report)}, String(process.resourceUsage().maxRSS)))`,
    )
    const { code, output } = await market(['import', path], {
      NODE_OPTIONS: `--require ${watch} --max-old-space-size=128`,
    })
    expect(output).toContain('100000 rows written, 0 refused, more than 500 products changed.')
    expect(code).toBe(0)
    expect(Number(readFileSync(report, 'utf8')) / 1024).toBeLessThan(512)
    expect(stub.purged).toEqual(expect.arrayContaining(['archipelago', 'hearth']))
  }, 300_000)
})

describe('npm run market says plainly', () => {
  test.each<[string, string[], Record<string, string>, string]>([
    ['what it can do', [], {}, 'npm run market -- import FILE'],
    ['that a command is unknown', ['improt'], {}, 'There is no command "improt"'],
    ['that an option is unknown', ['import', 'x.csv', '--stirct'], {}, "There is no option '--stirct' here"],
    ['that a word is missing', ['inventory', 'tom'], {}, 'VARIANT is missing'],
    ['that a word is too many', ['import', 'a.csv', 'b.csv'], {}, '"b.csv" is one word too many'],
    ['that a file is missing', ['import', 'nowhere.csv'], {}, 'There is no file nowhere.csv'],
    ['that a site is unknown', ['import', 'package.json', '--site', 'birch'], {}, 'There is no site "birch"'],
    [
      'that a price is none',
      ['inventory', 'tom', 'x', '--price', 'ten'],
      {},
      '--price is "ten"; it must be pounds',
    ],
    ['that a quantity is none', ['inventory', 'tom', 'x', '--quantity=1.5'], {}, '--quantity is "1.5"'],
    [
      'that a status is none',
      ['inventory', 'tom', 'x', '--status', 'gone'],
      {},
      '--status is "gone"; it must be',
    ],
    ['that nothing is to be changed', ['inventory', 'tom', 'x'], {}, 'Say what to change'],
    ['that a number of products is none', ['generate', '--products', 'many'], {}, '--products 1000'],
    [
      'that a format is none',
      ['export', '--format', 'xml'],
      {},
      '--format is "xml"; it must be csv or jsonl',
    ],
    ['that PORT is none', ['list'], { PORT: '87x' }, 'PORT is "87x"'],
    ['that the shop is closed', ['list'], { PORT: '9' }, 'No shop is open on port 9'],
  ])('%s', async (_what, args, env, sentence) => {
    const { code, output } = await market(args, env)
    expect(output).toContain(sentence)
    expect(output).not.toContain('    at ')
    expect(code).toBe(1)
    expect(stub.written).toEqual([])
  })
})

async function writeLargeFile(path: string, products: number): Promise<void> {
  const stream = createWriteStream(path)
  stream.write('id,item_group_id,title,description,brand,price\n')
  const description = 'Solid oak, oiled by hand, with dovetailed drawers. '.repeat(8)
  for (let at = 0; at < products; at++)
    if (!stream.write(`v-${at},p-${at},Piece ${at},"${description}",Maker,${at}.00 GBP\n`))
      await once(stream, 'drain')
  stream.end()
  await once(stream, 'finish')
}
