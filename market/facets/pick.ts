import { type FacetIndex, type Shelf, hiddenPrice } from './facet-index.ts'
import { type ProductSet, forEachProduct, has, sizeOf } from './product-set.ts'

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
  // Written out: every product that is found is asked for its rung.
  for (let at = 0; at < rungs.length; at++) {
    const rung = rungs[at]
    if (rung && has(rung, product)) return at
  }
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

/** Whose top is the last of them. Numbers alone: deep pages make large heaps. */
interface Heap {
  products: Uint32Array
  keys: Float64Array
  rank: Uint32Array
}

/** The first so many in order. Most products are looked at once, and compared with the top of a heap alone. */
function firstOf(matches: ProductSet, wanted: number, { key: keyOfProduct, rank }: InOrder): number[] {
  const room = Math.min(wanted, sizeOf(matches))
  const heap = { products: new Uint32Array(room), keys: new Float64Array(room), rank }
  let filled = 0
  forEachProduct(matches, (product) => {
    const key = keyOfProduct(product)
    if (filled < room) {
      put(heap, filled, { product, key })
      rise(heap, filled++)
    } else if (comesBeforeTop(heap, product, key)) {
      put(heap, 0, { product, key })
      sink(heap)
    }
  })
  const places = Array.from(heap.products.keys())
  return places.toSorted((a, b) => (comesBefore(heap, a, b) ? -1 : 1)).map((at) => heap.products[at] ?? 0)
}

function put({ products, keys }: Heap, at: number, { product, key }: { product: number; key: number }): void {
  products[at] = product
  keys[at] = key
}

function comesBeforeTop({ products, keys, rank }: Heap, product: number, key: number): boolean {
  const top = keys[0] ?? -Infinity
  return key < top || (key === top && (rank[product] ?? 0) < (rank[products[0] ?? 0] ?? 0))
}

function comesBefore({ products, keys, rank }: Heap, one: number, other: number): boolean {
  const difference = (keys[one] ?? 0) - (keys[other] ?? 0)
  return difference === 0
    ? (rank[products[one] ?? 0] ?? 0) < (rank[products[other] ?? 0] ?? 0)
    : difference < 0
}

function rise(heap: Heap, from: number): void {
  for (let at = from; at > 0;) {
    const above = (at - 1) >> 1
    if (!comesBefore(heap, above, at)) return
    swap(heap, at, above)
    at = above
  }
}

function sink(heap: Heap): void {
  for (let at = 0; ;) {
    const [left, right] = [2 * at + 1, 2 * at + 2]
    let last = at
    if (left < heap.keys.length && comesBefore(heap, last, left)) last = left
    if (right < heap.keys.length && comesBefore(heap, last, right)) last = right
    if (last === at) return
    swap(heap, at, last)
    at = last
  }
}

function swap(heap: Heap, one: number, other: number): void {
  const { products, keys } = heap
  const kept = { product: products[one] ?? 0, key: keys[one] ?? 0 }
  put(heap, one, { product: products[other] ?? 0, key: keys[other] ?? 0 })
  put(heap, other, kept)
}
