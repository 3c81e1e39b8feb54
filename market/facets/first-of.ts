import { type ProductSet, forEachProduct, sizeOf } from './product-set.ts'

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
export function firstOf(matches: ProductSet, wanted: number, { key: keyOfProduct, rank }: InOrder): number[] {
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
