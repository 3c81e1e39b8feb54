import { type FacetIndex, type Shelf, hiddenPrice } from './facet-index.ts'
import { type ProductSet, forEachProduct, has } from './product-set.ts'

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
export function pickPage(index: FacetIndex, { shelf, matches, order, offset, limit }: Page): number[] {
  const key = keyOf(index, shelf, order)
  return firstOf(matches, offset + limit, { key, rank: shelf.rank }).slice(offset)
}

/** Lower comes first. */
function keyOf(index: FacetIndex, shelf: Shelf, order: Order): (product: number) => number {
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
      return (product) => scattered(product, order.seed)
    case 'rung':
    default:
      return (product) => 2 * rungOf(product, order.rungs) + (has(shelf.inStock, product) ? 0 : 1)
  }
}

function rungOf(product: number, rungs: readonly ProductSet[]): number {
  for (const [at, rung] of rungs.entries()) if (has(rung, product)) return at
  return rungs.length
}

/** A well-mixed number for each product and seed (the finisher of MurmurHash3). */
function scattered(product: number, seed: number): number {
  let mixed = Math.imul(product + 1, 0x9e3779b1) ^ seed
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

interface InOrder {
  /** Lower comes first. */
  key: (product: number) => number
  /** Decides between two of the same key. */
  rank: Uint32Array
}

interface Placed {
  product: number
  key: number
  rank: number
}

/**
 * The first so many in order: a heap whose top is the last of them. Most products are looked at once and compared with
 * the top alone.
 */
function firstOf(matches: ProductSet, wanted: number, { key: keyOfProduct, rank }: InOrder): number[] {
  if (wanted < 1) return []
  const heap: Placed[] = []
  let top: Placed = { product: -1, key: Infinity, rank: Infinity }
  forEachProduct(matches, (product) => {
    const key = keyOfProduct(product)
    if (heap.length === wanted && key > top.key) return
    const placed = { product, key, rank: rank[product] ?? 0 }
    if (heap.length < wanted) {
      heap.push(placed)
      rise(heap)
    } else if (comesBefore(placed, top)) {
      heap[0] = placed
      sink(heap)
    }
    top = heap[0] ?? top
  })
  return heap.toSorted((a, b) => (comesBefore(a, b) ? -1 : 1)).map(({ product }) => product)
}

function comesBefore(a: Placed, b: Placed): boolean {
  return a.key < b.key || (a.key === b.key && a.rank < b.rank)
}

function rise(heap: Placed[]): void {
  for (let at = heap.length - 1; at > 0;) {
    const above = (at - 1) >> 1
    if (!isBefore(heap, above, at)) return
    swap(heap, at, above)
    at = above
  }
}

function sink(heap: Placed[]): void {
  for (let at = 0; ;) {
    const [left, right] = [2 * at + 1, 2 * at + 2]
    let last = at
    if (isBefore(heap, last, left)) last = left
    if (isBefore(heap, last, right)) last = right
    if (last === at) return
    swap(heap, at, last)
    at = last
  }
}

/** False where one of them stands beyond the end. */
function isBefore(heap: readonly Placed[], one: number, other: number): boolean {
  const [a, b] = [heap[one], heap[other]]
  return a !== undefined && b !== undefined && comesBefore(a, b)
}

function swap(heap: Placed[], one: number, other: number): void {
  const [a, b] = [heap[one], heap[other]]
  if (!a || !b) return
  heap[one] = b
  heap[other] = a
}
