import { table } from '../table.ts'
import { exportedPages } from './export.ts'
import type { Line } from './line.ts'

const mostRows = 60

/** The ids of what is offered, which the other commands are given. */
export async function listOffers(line: Line, words: string): Promise<string> {
  const found: string[][] = []
  let isMore = false
  for await (const rows of exportedPages(line, { words })) {
    for (const row of rows) {
      const [product, title, variant, name, seller, price, quantity] = [
        'item_group_id',
        'title',
        'id',
        'variant_title',
        'seller',
        'base_price',
        'quantity',
      ].map((column) => String(row[column] ?? ''))
      found.push([product, title, variant, name, seller, price, quantity].map((cell) => cell ?? ''))
    }
    isMore = found.length > mostRows
    if (isMore) break
  }
  if (found.length === 0) return words === '' ? 'The catalogue is empty.' : `Nothing is called "${words}".`
  const shown = table(
    ['product', 'name', 'variant', 'called', 'seller', 'asks £', 'has'],
    found.slice(0, mostRows),
  )
  return isMore
    ? `${shown}\nThere is more: name it more closely, as in "npm run market -- list odense chair".`
    : shown
}
