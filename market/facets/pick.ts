import { type FacetIndex, type Shelf, hiddenPrice } from './facet-index.ts'
import { type ProductSet, forEachProduct, has } from './product-set.ts'

export type Order =
  | { by: 'rank' | 'stock' | 'price-up' | 'price-down' | 'rating' }
  /** The same seed gives the same order, on every page. */
  | { by: 'chance'; seed: number }
  /** As a search found them. */
  | { by: 'place'; places: ReadonlyMap<number, number> }

interface Page {
  shelf: Shelf
  matches: ProductSet
  order: Order
  offset: number
  limit: number
}

/** One page of the products in that order; where it leaves two equal, the merchandised order decides. */
export function pickPage(index: FacetIndex, page: Page): number[] {
  const { shelf, matches } = page
  const first = keyOf(index, shelf, page.order)
  const { rank } = shelf
  const comesBefore = (a: number, b: number) => {
    const difference = first(a) - first(b)
    return difference === 0 ? (rank[a] ?? 0) < (rank[b] ?? 0) : difference < 0
  }
  return firstOf(matches, page.offset + page.limit, comesBefore).slice(page.offset)
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
    case 'place':
    default:
      return (product) => order.places.get(product) ?? Infinity
  }
}

/** A well-mixed number for each product and seed (the finisher of MurmurHash3). */
function scattered(product: number, seed: number): number {
  let mixed = Math.imul(product + 1, 0x9e3779b1) ^ seed
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

/** The first so many in order: a heap whose top is the last of them, so that most products are looked at once. */
function firstOf(
  matches: ProductSet,
  wanted: number,
  comesBefore: (a: number, b: number) => boolean,
): number[] {
  const heap: number[] = []
  forEachProduct(matches, (product) => {
    if (heap.length < wanted) {
      heap.push(product)
      rise(heap, comesBefore)
    } else if (wanted > 0 && comesBefore(product, heap[0] ?? 0)) {
      heap[0] = product
      sink(heap, comesBefore)
    }
  })
  return heap.toSorted((a, b) => (comesBefore(a, b) ? -1 : 1))
}

function rise(heap: number[], comesBefore: (a: number, b: number) => boolean): void {
  let at = heap.length - 1
  while (at > 0) {
    const above = (at - 1) >> 1
    if (!comesBefore(heap[above] ?? 0, heap[at] ?? 0)) return
    swap(heap, at, above)
    at = above
  }
}

function sink(heap: number[], comesBefore: (a: number, b: number) => boolean): void {
  for (let at = 0; ;) {
    const [left, right] = [2 * at + 1, 2 * at + 2]
    let last = at
    if (left < heap.length && comesBefore(heap[last] ?? 0, heap[left] ?? 0)) last = left
    if (right < heap.length && comesBefore(heap[last] ?? 0, heap[right] ?? 0)) last = right
    if (last === at) return
    swap(heap, at, last)
    at = last
  }
}

function swap(heap: number[], one: number, other: number): void {
  const kept = heap[one] ?? 0
  heap[one] = heap[other] ?? 0
  heap[other] = kept
}
