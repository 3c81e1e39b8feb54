import { z } from 'zod'
import type { Site } from '#contract/site.ts'
import { readConfiguration } from '../shop/configuration.ts'
import { prepareDatabases } from '../shop/database.ts'
import { localSecrets } from '../shop/secrets.ts'
import { temporaryDirectory } from '../temporary.ts'
import { openBareMarket } from './bare-worker.ts'
import { type Answered, type Customer, openCounter } from './counter.ts'
import { withStores } from './databases.ts'
import { percentiles } from './measure.ts'
import { openProvider } from './vouch.ts'

interface Figure {
  what: string
  count: number
  p50: number
  p99: number
  /** Answers that nobody should get: everything of 500 and above, and none at all. */
  failed: number
}

interface Bought {
  figures: Figure[]
  faults: string[]
  orders: number
  /** How often what was refused. */
  refused: Record<string, number>
}

interface Wanted {
  customers: number
  seconds: number
  say: (sentence: string) => void
}

interface OnShelf {
  variantId: string
  sellerId: string
}

/** So few that they run out while everybody wants them. */
const [things, piecesOfEach] = [40, 25]

export async function benchBuying({ customers, seconds, say }: Wanted): Promise<Bought> {
  const { sites } = readConfiguration()
  const [site] = sites
  if (!site) throw new Error('There is no site to buy from; npm run site:check says why.')
  const stateDirectory = temporaryDirectory()
  await prepareDatabases({ sites, stateDirectory, say })
  const shelf = await stock(stateDirectory, site.key)
  const { identity, tokenOf } = openProvider(site)
  const server = await openBareMarket({ stateDirectory, identity })
  const counter = openCounter({ port: server.port, ...credentialsOf(site) })
  try {
    const tokens = Array.from({ length: customers }, (_, at) => tokenOf(`customer-${at}`))
    const crowd = await Promise.all(tokens.map(async (token) => counter.comeIn(token)))
    say(`${crowd.length} customers buy for ${seconds} seconds.`)
    const until = performance.now() + seconds * 1000
    await Promise.all(crowd.map(async (customer, at) => buyUntil(until, customer, { shelf, at })))
    const { faults, orders } = await counter.audit()
    return { ...sumsOf(counter.answers), faults, orders }
  } finally {
    await server.stop()
  }
}

/** Puts something into the cart and orders it, over and over; now and then calls it off or comes back without paying. */
async function buyUntil(
  until: number,
  customer: Customer,
  { shelf, at }: { shelf: OnShelf[]; at: number },
): Promise<void> {
  for (let round = 0; performance.now() < until; round += 1) {
    const wished = shelf[(at + round * 7) % shelf.length]
    if (!wished) throw new Error('The shelf is empty from the beginning.')
    if (!(await customer.fillCart({ ...wished, quantity: 1 + ((round + at) % 2) }))) continue
    const orderId = await customer.order({ pays: (round + at) % 5 !== 0 })
    if (orderId !== null && (round + at) % 4 === 0) await customer.callOff(orderId)
  }
}

const shelfRow = z.object({ variantId: z.string(), sellerId: z.string() })

async function stock(stateDirectory: string, site: string): Promise<OnShelf[]> {
  return withStores(stateDirectory, async ({ DB }) => {
    const { results } = await DB.prepare(
      `SELECT i.variant_id AS variantId, i.seller_id AS sellerId FROM site_products sp
      JOIN variants v ON v.product_id = sp.product_id JOIN seller_inventories i ON i.variant_id = v.id
      WHERE sp.site = ? AND i.inventory_status = 'active'
        AND NOT EXISTS (SELECT 1 FROM hidden_prices h WHERE h.product_id = sp.product_id)
      ORDER BY sp.rank LIMIT ?`,
    )
      .bind(site, things)
      .all()
    const shelf = z.array(shelfRow).parse(results)
    await DB.batch(
      shelf.map(({ variantId, sellerId }) =>
        DB.prepare(
          'UPDATE seller_inventories SET quantity = ?, max_order_size = 4 WHERE variant_id = ? AND seller_id = ?',
        ).bind(piecesOfEach, variantId, sellerId),
      ),
    )
    return shelf
  })
}

function credentialsOf(site: Site) {
  const secrets = localSecrets([])
  const secretOf = (name: string) => secrets.get(name) ?? ''
  const prefix = `SITE_${site.key.toUpperCase()}`
  return {
    site: { key: site.key, signingKey: secretOf(`${prefix}_API_SIGNING_KEY`) },
    operator: {
      token: secretOf('OPERATOR_API_TOKEN'),
      signingKey: secretOf('OPERATOR_API_SIGNING_KEY'),
    },
  }
}

function sumsOf(answers: readonly Answered[]): Pick<Bought, 'figures' | 'refused'> {
  const kinds = Map.groupBy(answers, ({ what }) => what)
  const figures = [...kinds].map(([what, of]) => ({
    what,
    count: of.length,
    ...percentiles(of.map(({ duration }) => duration)),
    failed: of.filter(({ status }) => status === 0 || status >= 500).length,
  }))
  const refusals = Map.groupBy(answers, ({ refusal }) => refusal)
  const counts = [...refusals].flatMap(([code, of]) => (code === null ? [] : [[code, of.length]]))
  return { figures, refused: Object.fromEntries(counts) }
}
