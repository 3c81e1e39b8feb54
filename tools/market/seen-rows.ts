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

/** Two hashes as one number of 53 bits: of a million texts no two are alike but once in ten thousand files. */
function markOf(text: string): number {
  let [one, other] = [0xdeadbeef, 0x41c6ce57]
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at)
    one = Math.imul(one ^ letter, 2_654_435_761)
    other = Math.imul(other ^ letter, 1_597_334_677)
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909)
  other = Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909)
  return 4_294_967_296 * (2_097_151 & other) + (one >>> 0)
}
