import { createHash } from 'node:crypto'
import type { ImportRow } from '#contract/market/import.ts'

/** What a file may say once only. Only marks are kept of it, so that millions of rows fit into memory. */
export function seenRows(): (row: ImportRow, line: number) => string | undefined {
  const lines = new Map<number, number>()
  const owners = new Map<number, number>()

  function otherOwner(
    column: 'item_group_id' | 'mpn' | 'gtin',
    key: string,
    owner: string,
  ): string | undefined {
    const [mark, own] = [markOf(`${column} ${key}`), markOf(owner)]
    const known = owners.get(mark)
    owners.set(mark, known ?? own)
    return known === undefined || known === own ? undefined : column
  }

  return (row, line) => {
    const [id, group, seller, mpn, gtin] = ['id', 'item_group_id', 'seller', 'mpn', 'gtin'].map((name) =>
      String(row[name] ?? '').trim(),
    )
    if (!id) return undefined
    const mark = markOf(`${id} ${seller}`)
    const before = lines.get(mark)
    if (before !== undefined) return `id: stands in line ${before} already, with the same seller`
    lines.set(mark, line)
    if (group && otherOwner('item_group_id', id, group))
      return 'item_group_id: is another one in an earlier line'
    for (const [column, number] of [
      ['mpn', mpn],
      ['gtin', gtin],
    ] as const)
      if (number && otherOwner(column, number, id))
        return `${column}: ${number} stands at another id in an earlier line`
    return undefined
  }
}

/** 52 bits of a hash: two of a hundred million rows are alike once in a while, two of a million never. */
function markOf(text: string): number {
  return Number.parseInt(createHash('sha1').update(text).digest('hex').slice(0, 13), 16)
}
