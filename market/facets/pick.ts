import { type FacetIndex, type Shelf, hiddenPrice } from './facet-index.ts'
import { firstOf } from './first-of.ts'
import { type ProductSet, common, has, sizeOf, without } from './product-set.ts'

export type Order =
  | { by: 'rank' | 'stock' | 'price-up' | 'price-down' | 'rating' }
  /** The same seed gives the same order, on every page. */
  | { by: 'chance'; seed: number }
  /** As a search found them: the best rung first, and on each what can be had before what can't. */
  | { by: 'rung'; rungs: readonly ProductSet[] }

interface Page {
  shelf: Shelf
  matches: ProductSet
  order: Order
  offset: number
  limit: number
}

/** One page of the products in that order; where it leaves two equal, the merchandised order decides. */
export function pickPage(index: FacetIndex, page: Page): number[] {
  const { shelf, matches, order, offset, limit } = page
  if (order.by === 'rung')
    return pickFromTiers(index, tiersOfRungs(shelf, matches, order.rungs), { ...page, order: { by: 'rank' } })
  const key = keyOf(index, shelf, order)
  return firstOf(matches, offset + limit, { key, rank: shelf.rank }).slice(offset)
}

/** One page of products that stand in tiers: all of the first before any of the second, each in the given order. */
export function pickFromTiers(
  index: FacetIndex,
  tiers: Iterable<ProductSet>,
  page: Omit<Page, 'matches'>,
): number[] {
  const picked: number[] = []
  let { offset } = page
  for (const matches of tiers) {
    const limit = page.limit - picked.length
    if (limit <= 0) break
    const size = sizeOf(matches)
    if (offset < size) picked.push(...pickPage(index, { ...page, matches, offset, limit }))
    offset = Math.max(0, offset - size)
  }
  return picked
}

/** One after the other, as long as somebody asks for the next. */
function* tiersOfRungs(
  { inStock }: Shelf,
  matches: ProductSet,
  rungs: readonly ProductSet[],
): Generator<ProductSet> {
  let rest = matches
  for (const rung of [...rungs, matches]) {
    const here = common([rest, rung])
    yield common([here, inStock])
    yield without(here, inStock)
    rest = without(rest, rung)
  }
}

/** Lower comes first. */
function keyOf(
  index: FacetIndex,
  shelf: Shelf,
  order: Exclude<Order, { by: 'rung' }>,
): (product: number) => number {
  const { price, rank } = shelf
  switch (order.by) {
    case 'rank':
      return (product) => rank[product] ?? 0
    case 'stock':
      return (product) => (has(shelf.inStock, product) ? 0 : 1)
    case 'price-up':
      return (product) => price[product] ?? hiddenPrice
    case 'price-down':
      // What nobody may see comes last here too, in an order that tells nothing of it.
      return (product) => (price[product] === hiddenPrice ? 1 : -(price[product] ?? 0))
    case 'rating':
      return (product) => -(index.rating[product] ?? 0)
    case 'chance':
    default:
      return (product) => scattered(product, order.seed)
  }
}

/** A well-mixed number for each product and seed (the finisher of MurmurHash3). */
function scattered(product: number, seed: number): number {
  let mixed = Math.imul(product + 1, 0x9e3779b1) ^ seed
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}
