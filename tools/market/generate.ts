import { type ImportRow, removeProducts } from '#contract/market/import.ts'
import { Obstacle } from '../command.ts'
import { askMarket } from './answer.ts'
import type { Numbered } from './csv-records.ts'
import { exportedPages } from './export.ts'
import { generatedPrefix, generatedRows } from './generate/rows.ts'
import { note, showAnew } from './import.ts'
import type { Line } from './line.ts'
import { openProgress } from './progress.ts'
import { sendRows } from './send-rows.ts'

const mostProducts = 10_000_000

/** Adds products of a make-believe catalogue, the same for the same seed. */
export async function generateCatalogue(
  line: Line,
  wish: { products?: string; seed?: string },
): Promise<string> {
  const products = productsIn(wish.products)
  const progress = openProgress()
  const tally = { written: 0, changed: new Set<string>(), newTags: new Set<string>() }
  const reasons = new Set<string>()
  async function* rows(): AsyncGenerator<Numbered<ImportRow>> {
    for (const row of generatedRows({ products, seed: wish.seed ?? '1', sites: line.sites }))
      yield { line: Number(String(row['item_group_id']).slice(generatedPrefix.length)), value: row }
  }
  await sendRows(line, rows(), {
    terms: { sites: undefined, seller: undefined, dryRun: false },
    told: {
      refused: (_, reason) => reasons.add(reason),
      written(count, answer, upTo) {
        tally.written += count
        note(tally, answer)
        progress.show(upTo / products, `${tally.written} variants written`)
      },
    },
  })
  progress.end()
  const [reason] = reasons
  if (reason !== undefined)
    throw new Obstacle(`Some rows were refused. Is the demo catalogue there? ${reason}`)
  return `${products} products with ${tally.written} variants are there. ${await showAnew(line, [...tally.changed])}`
}

/** Takes away whatever was generated, by its ids. */
export async function removeGenerated(line: Line): Promise<string> {
  const removed: string[] = []
  for await (const ids of generatedIds(line))
    removed.push(...(await askMarket(line, removeProducts, { body: { ids } })).removed)
  if (removed.length === 0) return 'There is nothing that was generated.'
  return `${removed.length} generated products are gone. ${await showAnew(line, removed)}`
}

/** What comes after the prefix in the order of ids, until something else does. */
async function* generatedIds(line: Line): AsyncGenerator<string[]> {
  for await (const rows of exportedPages(line, { after: generatedPrefix })) {
    const ids = new Set(rows.map((row) => String(row['item_group_id'])))
    const own = [...ids].filter((id) => id.startsWith(generatedPrefix))
    if (own.length > 0) yield own
    if (own.length < ids.size) return
  }
}

function productsIn(text: string | undefined): number {
  const count = /^\d{1,8}$/.test(text ?? '') ? Number(text) : 0
  if (count < 1 || count > mostProducts)
    throw new Obstacle('Say how many: --products 1000. It must be a whole number from 1 to 10,000,000.')
  return count
}
