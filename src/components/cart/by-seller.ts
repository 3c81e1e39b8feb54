import type { CartLine } from '#contract/market/cart.ts'

interface SellerLines {
  sellerId: string
  sellerName: string
  lines: CartLine[]
}

/** Each seller sends their own: in the order in which they came into the cart. */
export function bySeller(lines: readonly CartLine[]): SellerLines[] {
  const groups = new Map<string, SellerLines>()
  for (const line of lines) {
    const { sellerId, sellerName } = line
    const group = groups.get(sellerId) ?? { sellerId, sellerName, lines: [] }
    group.lines.push(line)
    groups.set(sellerId, group)
  }
  return [...groups.values()]
}
