import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateCatalogue } from '../market/generate.ts'
import { openLine } from '../market/line.ts'
import { inProject } from '../root.ts'
import { openShop } from '../shop/open.ts'
import { freePort } from '../shop/port.ts'
import { localSecrets } from '../shop/secrets.ts'
import { type ShopServer, builtWorker, startServer } from '../shop/server.ts'
import { temporaryDirectory } from '../temporary.ts'
import { type Sign, type Subjects, kinds, lookAround, signAs, some } from './market-calls.ts'
import { type Asked, measure } from './measure.ts'
import { isolateMemory } from './memory.ts'
import { filteredList, productByKey, productsLike } from './statements.ts'

export interface Figure {
  products: number
  what: string
  p50: number
  p99?: number
  perSecond?: number
  atMost?: number
}

type Say = (sentence: string) => void

const callsOfAKind = 300
const statementsOfAKind = 60
const site = 'archipelago'
const plainSqlHost = 'plain-sql.localhost'

/** In milliseconds, at the sizes that they speak of. */
const bars: Record<string, Record<number, number>> = {
  'filtered list, two groups': { 10_000: 2, 100_000: 2.5, 1_000_000: 8 },
  'text search': { 10_000: 3 },
  suggestion: { 100_000: 2 },
  'product by variant': { 10_000: 1.5, 100_000: 1.5, 1_000_000: 1.5 },
}

export async function benchMarket(sizes: readonly number[], say: Say): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const products of sizes) figures.push(...(await benchSize(products, say)))
  return figures
}

async function benchSize(products: number, say: Say): Promise<Figure[]> {
  const stateDirectory = temporaryDirectory()
  say(await fillShop(stateDirectory, products))
  const inspectorPort = await freePort()
  const server = await openMarket(stateDirectory, inspectorPort)
  const sign = signer()
  const started = performance.now()
  const subjects = await lookAround(server.port, sign)
  say(`The first answers took ${(performance.now() - started).toFixed(0)} ms, the index among them.`)
  const timed = await timeCalls(server.port, { products, subjects, sign })
  const memory = (await isolateMemory(inspectorPort)) / 1e6
  say(`The isolate of the market holds ${memory.toFixed(0)} MB.`)
  // One file, one process: the database is handed over.
  await server.stop()
  return [...timed, ...(await timeStatements(stateDirectory, { products, subjects }))]
}

/** The whole shop is open while the catalogue is generated: it goes in by the operator's own door. */
async function fillShop(stateDirectory: string, products: number): Promise<string> {
  const port = await freePort()
  const shop = await openShop({ port, stateDirectory })
  process.env['PORT'] = String(port)
  try {
    return await generateCatalogue(openLine(), { products: String(products) })
  } finally {
    await shop.stop()
  }
}

async function openMarket(stateDirectory: string, inspectorPort: number): Promise<ShopServer> {
  const configurations = [builtWorker('archipelago_market'), builtWorker('archipelago_identity')]
  const port = await freePort()
  return startServer({ port, stateDirectory, host: 'market.localhost', configurations, inspectorPort })
}

function signer(): Sign {
  const secrets = localSecrets([])
  const name = `SITE_${site.toUpperCase()}`
  return signAs({
    key: site,
    token: secrets.get(`${name}_API_TOKEN`) ?? '',
    signingKey: secrets.get(`${name}_API_SIGNING_KEY`) ?? '',
  })
}

interface Bench {
  products: number
  subjects: Subjects
  sign: Sign
}

async function timeCalls(port: number, { products, subjects, sign }: Bench): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [what, call] of Object.entries(kinds)) {
    const calls: Asked[] = []
    for (let at = 0; at < callsOfAKind; at++) calls.push(await sign(call(subjects, at)))
    const atMost = bars[what]?.[products]
    figures.push({ products, what, ...(await measure(port, calls)), ...(atMost !== undefined && { atMost }) })
  }
  return figures
}

/** The same database behind a Worker that knows nothing but SQL. */
async function timeStatements(
  stateDirectory: string,
  { products, subjects }: Omit<Bench, 'sign'>,
): Promise<Figure[]> {
  const file = join(temporaryDirectory(), 'wrangler.json')
  const database = { binding: 'DB', database_name: 'archipelago-market', database_id: 'archipelago-market' }
  const main = inProject('tools', 'bench', 'plain-sql.ts')
  const configuration = {
    name: 'plain-sql',
    main,
    compatibility_date: '2026-09-18',
    d1_databases: [database],
  }
  writeFileSync(file, JSON.stringify(configuration))
  const port = await freePort()
  const server = await startServer({ port, stateDirectory, host: plainSqlHost, configurations: [file] })
  try {
    const figures: Figure[] = []
    for (const [what, statements] of Object.entries(plainStatements)) {
      const calls = Array.from({ length: statementsOfAKind }, (_, at) => ask(statements(subjects, at)))
      figures.push({ products, what: `plain SQL: ${what}`, ...(await measure(port, calls)) })
    }
    return figures
  } finally {
    await server.stop()
  }
}

const plainStatements: Record<string, (subjects: Subjects, at: number) => object[]> = {
  'filtered list, two groups': ({ categories, colours }, at) =>
    filteredList(site, some(categories, at)?.tagId ?? '', some(colours, at * 7)?.tagId ?? ''),
  'text search by LIKE': ({ words }, at) => productsLike(some(words, at) ?? ''),
  'one row by its key': ({ productIds }, at) => productByKey(some(productIds, at) ?? ''),
}

function ask(statements: object[]): Asked {
  const body = JSON.stringify({ statements })
  const headers = { host: plainSqlHost, 'content-length': String(Buffer.byteLength(body)) }
  return { method: 'POST', path: '/', headers, body }
}
