import { join, resolve } from 'node:path'
import { buildIfStale } from '../shop/build.ts'
import { readConfiguration } from '../shop/configuration.ts'
import { freePort } from '../shop/port.ts'
import { localSecrets } from '../shop/secrets.ts'
import { copyInMemory, temporaryDirectory } from '../temporary.ts'
import { openBareMarket, openPlainSql } from './bare-worker.ts'
import type { Asked } from './connection.ts'
import { timeCounting } from './counting.ts'
import { fillShop } from './filled-shop.ts'
import { type Sign, type Subjects, firstList, kinds, lookAround, signAs, some } from './market-calls.ts'
import { measure } from './measure.ts'
import { isolateMemory } from './memory.ts'
import { askSql, filteredList, productByKey, productsLike } from './statements.ts'

export interface Figure {
  products: number
  what: string
  /** Of `p50` and the bar; milliseconds where it isn't said. */
  unit?: 'MB' | '×'
  p50: number
  p99?: number
  perSecond?: number
  atMost?: number
}

type Say = (sentence: string) => void

interface Wanted {
  sizes: readonly number[]
  /** Where filled databases stay for the next time; nowhere unless told. */
  keep: string | undefined
  say: Say
}

/** First so many, all at once: V8 compiles a function for good when it has run hundreds of times. */
const callsAtOnce = 600
const callsOneByOne = 300
/** Grouping a large catalogue once takes as long as grouping a small one sixty times. */
const groupingsOfAKind = (products: number) => (products > 10_000 ? 6 : 60)
const site = 'archipelago'

const list = 'filtered list, two groups'
const memory = 'memory of the isolate'
const growth = 'that list, times what it takes of 10,000'

/** At the sizes that they speak of; in milliseconds where no unit is said. */
const bars: Record<string, Record<number, number>> = {
  [list]: { 10_000: 2, 100_000: 2.5, 1_000_000: 8 },
  'counting alone': { 10_000: 0.2, 100_000: 0.5, 1_000_000: 6 },
  'text search': { 10_000: 3 },
  suggestion: { 100_000: 2 },
  'product by variant': { 10_000: 1.5, 100_000: 1.5, 1_000_000: 1.5 },
  [memory]: { 1_000_000: 110 },
  [growth]: { 1_000_000: 4 },
}

export async function benchMarket({ sizes, keep, say }: Wanted): Promise<Figure[]> {
  const figures: Figure[] = []
  await buildIfStale(localSecrets(readConfiguration().sites), say)
  for (const products of sizes) {
    const stateDirectory = keep === undefined ? temporaryDirectory() : join(resolve(keep), String(products))
    await fillShop(stateDirectory, products, say)
    figures.push(...(await benchSize(copyInMemory(stateDirectory), products)))
  }
  return [...figures, ...growthOf(figures)].map((figure) => withBar(figure))
}

/** How much longer the filtered list of each size takes than the smallest catalogue's, if that was measured too. */
function growthOf(figures: readonly Figure[]): Figure[] {
  const lists = figures.filter(({ what }) => what === list)
  const smallest = lists.find(({ products }) => products === 10_000)
  if (!smallest) return []
  return lists
    .filter((figure) => figure !== smallest)
    .map(({ products, p50 }) => ({ products, what: growth, unit: '×', p50: p50 / smallest.p50 }))
}

function withBar(figure: Figure): Figure {
  const atMost = bars[figure.what]?.[figure.products]
  return atMost === undefined ? figure : { ...figure, atMost }
}

async function benchSize(stateDirectory: string, products: number): Promise<Figure[]> {
  const inspectorPort = await freePort()
  const server = await openBareMarket({ stateDirectory, inspectorPort })
  const sign = signer()
  const first = await firstList(server.port, sign)
  const subjects = await lookAround(server.port, sign)
  const timed = await timeCalls(server.port, { products, subjects, sign })
  const held = (await isolateMemory(inspectorPort, () => fetch(`http://127.0.0.1:${server.port}/`))) / 1e6
  // One file, one process: the database is handed over.
  await server.stop()
  return [
    { products, what: 'first list of an isolate', p50: first },
    ...timed,
    { products, what: memory, unit: 'MB', p50: held },
    { products, what: 'counting alone', ...(await timeCounting(stateDirectory, { ...subjects, site })) },
    ...(await timeStatements(stateDirectory, { products, subjects })),
  ]
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
    const signed = async (from: number, count: number) => {
      const calls: Asked[] = []
      for (let at = from; at < from + count; at++) calls.push(await sign(call(subjects, at)))
      return calls
    }
    const series = {
      port,
      atOnce: await signed(0, callsAtOnce),
      oneByOne: await signed(callsAtOnce, callsOneByOne),
    }
    figures.push({ products, what, ...(await measure(series)) })
  }
  return figures
}

/** The same database behind a Worker that knows nothing but SQL. */
async function timeStatements(
  stateDirectory: string,
  { products, subjects }: Omit<Bench, 'sign'>,
): Promise<Figure[]> {
  const server = await openPlainSql({ stateDirectory })
  try {
    const figures: Figure[] = []
    for (const [what, statements] of Object.entries(plainStatements)) {
      // Of a million products each of the others takes half a minute.
      if (products > 100_000 && what !== byKey) continue
      const count = what === byKey ? callsOneByOne : groupingsOfAKind(products)
      const asked = (from: number) =>
        Array.from({ length: count }, (_, at) => askSql(statements(subjects, from + at)))
      // Sixteen groupings of a large catalogue at once are more than the local database bears.
      const series = { port: server.port, atOnce: asked(0), oneByOne: asked(count) }
      const timing = await measure(series).catch(() => ({ p50: Number.NaN }))
      figures.push({ products, what: `plain SQL: ${what}`, ...timing })
    }
    return figures
  } finally {
    await server.stop()
  }
}

const byKey = 'one row by its key'

const plainStatements: Record<string, (subjects: Subjects, at: number) => object[]> = {
  [list]: ({ categories, colours }, at) =>
    filteredList(site, some(categories, at)?.tagId ?? '', some(colours, at * 7)?.tagId ?? ''),
  'text search by LIKE': ({ words }, at) => productsLike(some(words, at) ?? ''),
  [byKey]: ({ productIds }, at) => productByKey(some(productIds, at) ?? ''),
}
