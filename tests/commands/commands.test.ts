import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runTool } from '#tools/child.ts'
import { steps } from '#tools/gate/steps.ts'
import { inProject } from '#tools/root.ts'
import { readConfiguration } from '#tools/shop/configuration.ts'
import { temporaryDirectory } from '#tools/temporary.ts'
import { askShop } from './ask-shop.ts'
import { type CommandedShop, openByCommand } from './open-by-command.ts'

const { sites } = readConfiguration()
const hosts = sites.flatMap(({ hosts: [first] }) => first ?? [])

describe('every command that the README names is tried', () => {
  const readme = readFileSync(inProject('README.md'), 'utf8')
  const named = new Set([...readme.matchAll(/npm (?:run )?([a-z0-9:]+)/g)].map(([, name]) => name))
  const thisGate = ['test', 'check']
  const inThisFile = ['start', 'dev', 'market', 'studio']
  const tried = new Set([...steps.map(({ name }) => name), ...thisGate, ...inThisFile])

  test('by a step of the gate or by this file', () => {
    expect(named.size).toBeGreaterThan(0)
    expect([...named].filter((name) => name && !tried.has(name))).toEqual([])
  })
})

test('npm run studio finds every picture and model there, and none of them too heavy', async () => {
  const { code, output } = await runTool(['node', 'tools/studio.ts', '--check'])
  expect(output).toMatch(/\d+ pictures, .*\d+ models, .*good/)
  expect(code, output).toBe(0)
})

describe('npm start', () => {
  let shop: CommandedShop
  beforeAll(async () => {
    shop = await openByCommand('start')
  })
  afterAll(() => shop.close())

  test('opens every site and prints its address', async () => {
    for (const host of hosts) {
      expect(shop.said()).toContain(`http://${host}:${shop.port}`)
      expect((await askShop({ host, port: shop.port, path: '/products' })).status, host).toBe(200)
    }
  })

  test('says nothing that sounds like trouble', () => {
    expect(shop.said()).not.toMatch(/warn|error|deprecat/i)
  })

  test('npm run market changes what is offered, and the shop shows it at once', async () => {
    const [host = 'localhost'] = hosts
    const variant = 'side-table-dot-sage'
    const available = async () => {
      const { text } = await askShop({ host, port: shop.port, path: `/api/offers/${variant}` })
      return /"available":(\d+)/.exec(text)?.[1]
    }
    const set = (quantity: string, seller = 'seller-harbour-street-home') =>
      runTool(['node', 'tools/market.ts', 'inventory', seller, variant, '--quantity', quantity], {
        PORT: String(shop.port),
      })
    const before = (await available()) ?? ''
    expect((await set('7')).output).toContain('is changed')
    expect(await available()).toBe('7')
    expect((await set(before)).code).toBe(0)
    expect(await available()).toBe(before)
    const refused = await set('7', 'seller-nobody')
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('not-found') })
  })

  test('npm run market generates, exports, imports and takes away again', async () => {
    const market = (...args: string[]) =>
      runTool(['node', 'tools/market.ts', ...args], { PORT: String(shop.port) })
    const file = join(temporaryDirectory(), 'catalogue.csv')
    const [host = 'localhost'] = hosts
    const shown = async () => (await askShop({ host, port: shop.port, path: '/api/offers/gen-1-1' })).status
    expect((await market('generate', '--products', '3')).output).toContain('3 products with')
    expect((await market('list', 'gen-1')).output).toContain('gen-1-1')
    expect(await shown()).toBe(200)
    expect((await market('export', file)).code).toBe(0)
    const again = await market('import', file)
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining('no product changed') })
    expect((await market('generate', '--remove')).output).toContain('3 generated products are gone')
    expect(await shown()).toBe(404)
  })

  test('npm run contract finds nothing wrong with the shop’s own market', async () => {
    const { code, output } = await runTool(['node', 'tools/contract.ts', '--only', 'sellerStore'], {
      PORT: String(shop.port),
    })
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('1 calls, ') })
  })
})

describe('npm run dev', () => {
  let shop: CommandedShop
  beforeAll(async () => {
    shop = await openByCommand('run', 'dev')
  })
  afterAll(() => shop.close())

  test.each(['/products', '/about-us', '/_/style'])('shows %s from its sources', async (path) => {
    for (const host of hosts) {
      const { status, text } = await askShop({ host, port: shop.port, path })
      expect(status, host).toBe(200)
      expect(text).toContain('</html>')
    }
  })
})
