import { type Interaction, benchInteractions } from './bench/interactions.ts'
import { benchBuying } from './bench/buying.ts'
import { benchMarket } from './bench/market.ts'
import { ensureChromium } from './chromium.ts'
import { Obstacle, flag, option, runCommand } from './command.ts'
import { table } from './table.ts'

const usage = `npm run bench -- market [--products 10000,100000,1000000] [--keep FOLDER] [--json]
  Fills a market with a generated catalogue of each size and times its calls, one at a time and sixteen at a time, beside
  the same work as plain SQL. With --keep the filled databases stay in the folder, and the next run begins with them.
  Asked are copies of them in memory, where Linux has room for it: locally D1 writes to its file for every read.

npm run bench -- touch [--json]
  Times what a person does on a list, in the search and on a product, from the touch to the next paint, on a processor four
  times slower. On a product nothing may move by itself meanwhile.

npm run bench -- buying [--customers 200] [--seconds 60] [--json]
  Lets customers buy at once from a market with few pieces of everything, then recounts its money and stock.

Nothing else should run meanwhile. Exits with 1 where a bar is missed.`

const benches: Record<string, () => Promise<number>> = {
  market: timeMarket,
  touch: timeTouches,
  buying: timeBuying,
}

await runCommand(async () => {
  const bench = benches[process.argv[2] ?? '']
  if (!bench) throw new Obstacle(usage)
  return bench()
})

async function timeMarket(): Promise<number> {
  const sizes = (option('products') ?? '10000,100000').split(',').map(Number)
  if (sizes.some((size) => !Number.isInteger(size) || size < 1)) throw new Obstacle(usage)
  const figures = await benchMarket({ sizes, keep: option('keep'), say: console.error })
  const missed = figures.filter(({ atMost, p50 }) => atMost !== undefined && p50 > atMost)
  const rows = figures.map(({ products, what, unit = 'ms', p50, p99, perSecond, atMost }) => [
    String(products),
    what,
    `${p50.toFixed(2)} ${unit}`,
    p99 === undefined ? '' : p99.toFixed(2),
    perSecond === undefined ? '' : perSecond.toFixed(0),
    atMost === undefined ? '' : String(atMost),
    atMost === undefined ? '' : verdict(p50 <= atMost),
  ])
  if (flag('json')) console.log(JSON.stringify({ figures, missed: missed.length }))
  else console.log(table(['products', 'what', 'p50', 'p99 ms', 'per second', 'bar', ''], rows))
  return missed.length === 0 ? 0 : 1
}

async function timeTouches(): Promise<number> {
  await ensureChromium()
  const touches = await benchInteractions()
  const isMet = ({ delay, atMost, shift, shiftAtMost }: Interaction) =>
    delay <= atMost && shift <= shiftAtMost
  const missed = touches.filter((touch) => !isMet(touch))
  const rows = touches.map((touch) => [
    touch.what,
    touch.delay.toFixed(0),
    String(touch.atMost),
    touch.shift.toFixed(4),
    verdict(isMet(touch)),
  ])
  if (flag('json')) console.log(JSON.stringify({ touches, missed: missed.length }))
  else console.log(table(['what', 'to the next paint, ms', 'bar ms', 'layout shift', ''], rows))
  return missed.length === 0 ? 0 : 1
}

async function timeBuying(): Promise<number> {
  const [customers, seconds] = [Number(option('customers') ?? '200'), Number(option('seconds') ?? '60')]
  if (![customers, seconds].every((count) => Number.isInteger(count) && count > 0)) throw new Obstacle(usage)
  const { figures, faults, orders, refused } = await benchBuying({
    customers,
    seconds,
    say: console.error,
  })
  const failed = figures.reduce((sum, figure) => sum + figure.failed, 0)
  const rows = figures.map(({ what, count, p50, p99, failed: lost }) => [
    what,
    String(count),
    p50.toFixed(0),
    p99.toFixed(0),
    String(lost),
  ])
  const refusals = Object.entries(refused).map(([code, count]) => `${count} × ${code}`)
  const sums = `${orders} orders, ${faults.length} faults in the books; refused: ${refusals.join(', ') || 'nothing'}`
  if (flag('json')) console.log(JSON.stringify({ figures, faults, orders, refused }))
  else console.log([table(['what', 'calls', 'p50 ms', 'p99 ms', 'failed'], rows), ...faults, sums].join('\n'))
  return failed === 0 && faults.length === 0 ? 0 : 1
}

function verdict(isMet: boolean): string {
  return isMet ? 'met' : 'MISSED'
}
