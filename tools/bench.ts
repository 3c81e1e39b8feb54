import { benchMarket } from './bench/market.ts'
import { Obstacle, flag, option, runCommand } from './command.ts'
import { table } from './table.ts'

const usage = `npm run bench -- market [--products 10000,100000,1000000] [--keep FOLDER] [--json]
  Fills a market with a generated catalogue of each size and times its calls, one at a time and sixteen at a time, beside
  the same work as plain SQL. Nothing else should run meanwhile. With --keep the filled databases stay in the folder, and
  the next run begins with them. Exits with 1 where a bar is missed.`

await runCommand(async () => {
  if (process.argv[2] !== 'market') throw new Obstacle(usage)
  const sizes = (option('products') ?? '10000,100000').split(',').map(Number)
  if (sizes.some((size) => !Number.isInteger(size) || size < 1)) throw new Obstacle(usage)
  const figures = await benchMarket({ sizes, keep: option('keep'), say: console.error })
  const missed = figures.filter(({ atMost, p50 }) => atMost !== undefined && p50 > atMost)
  if (flag('json')) console.log(JSON.stringify({ figures, missed: missed.length }))
  else
    console.log(
      table(
        ['products', 'what', 'p50 ms', 'p99 ms', 'per second', 'bar ms', ''],
        figures.map(({ products, what, p50, p99, perSecond, atMost }) => [
          String(products),
          what,
          p50.toFixed(2),
          p99 === undefined ? '' : p99.toFixed(2),
          perSecond === undefined ? '' : perSecond.toFixed(0),
          atMost === undefined ? '' : String(atMost),
          atMost === undefined ? '' : p50 <= atMost ? 'met' : 'MISSED',
        ]),
      ),
    )
  return missed.length === 0 ? 0 : 1
})
