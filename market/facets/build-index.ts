import { type Bearers, type FacetIndex, type IndexedTag, type Shelf, hiddenPrice } from './facet-index.ts'
import { add, emptySet } from './product-set.ts'

/** A product as the catalogue's rows describe it; its tags' parents needn't be named. */
export interface IndexedProduct {
  number: number
  tags: readonly number[]
  rating: number
  shelves: readonly { site: number; rank: number; price: number | null; isInStock: boolean }[]
}

interface Outline {
  version: string
  tags: readonly IndexedTag[]
  sites: readonly string[]
  /** One more than the highest number of a product. */
  size: number
}

export interface IndexBuilder {
  /** In the order of their numbers, each once. */
  add: (product: IndexedProduct) => void
  finish: () => FacetIndex
}

/** About what a product bears; where they bear more, the array grows. */
const usuallyBorne = 16

/** Takes products one after the other, so that a million of them never stand in memory as objects. */
export function buildIndex({ version, tags, sites, size }: Outline): IndexBuilder {
  const lineage = lineageOf(tags)
  const offsets = new Uint32Array(size + 1)
  let borne = new Uint16Array(size * usuallyBorne)
  const rating = new Uint16Array(size)
  const shelves = sites.map((site) => emptyShelf(site, size))
  let next = 0
  let end = 0

  function add(product: IndexedProduct): void {
    offsets.fill(end, next, product.number + 1)
    const all = new Set(product.tags.flatMap((tag) => lineage[tag] ?? []))
    if (end + all.size > borne.length) borne = longer(borne, all.size)
    for (const tag of [...all].toSorted((a, b) => a - b)) borne[end++] = tag
    rating[product.number] = product.rating
    for (const { site, ...place } of product.shelves) {
      const shelf = shelves[site]
      if (shelf) putOn(shelf, product.number, place)
    }
    next = product.number + 1
  }

  function finish(): FacetIndex {
    offsets.fill(end, next)
    const whole = { offsets, borne: borne.slice(0, end), size }
    return { version, tags, rating, shelves, ...whole, bearers: bearersOf(whole, tags.length) }
  }

  return { add, finish }
}

function longer(numbers: Uint16Array<ArrayBuffer>, atLeast: number): Uint16Array<ArrayBuffer> {
  const grown = new Uint16Array(Math.ceil(numbers.length * 1.25) + atLeast)
  grown.set(numbers)
  return grown
}

/** For each tag itself and all above it. */
function lineageOf(tags: readonly IndexedTag[]): number[][] {
  return tags.map((_, tag) => {
    const line: number[] = []
    for (let at: number | null = tag; at !== null && !line.includes(at); at = tags[at]?.parent ?? null)
      line.push(at)
    return line
  })
}

function emptyShelf(site: string, size: number): Shelf {
  return {
    site,
    sold: emptySet(size),
    inStock: emptySet(size),
    rank: new Uint32Array(size),
    price: new Uint32Array(size).fill(hiddenPrice),
  }
}

function putOn(
  shelf: Shelf,
  product: number,
  { rank, price, isInStock }: { rank: number; price: number | null; isInStock: boolean },
): void {
  add(shelf.sold, product)
  if (isInStock) add(shelf.inStock, product)
  shelf.rank[product] = rank
  shelf.price[product] = price ?? hiddenPrice
}

/** Also made where a blob is opened: it follows from what products bear, and needn't travel. */
export function bearersOf(
  { offsets, borne, size }: Pick<FacetIndex, 'offsets' | 'borne' | 'size'>,
  tags: number,
): Bearers[] {
  const counts = new Uint32Array(tags)
  for (const tag of borne) counts[tag] = (counts[tag] ?? 0) + 1
  const bearers = Array.from(counts, (count): Bearers => {
    const isList = count * 32 < size
    return isList
      ? { count, isList, products: new Uint32Array(count) }
      : { count, isList, products: emptySet(size) }
  })
  const filled = new Uint32Array(tags)
  for (let product = 0; product < size; product++) {
    const last = offsets[product + 1] ?? 0
    for (let at = offsets[product] ?? 0; at < last; at++) {
      const tag = borne[at] ?? 0
      const its = bearers[tag]
      if (!its) continue
      if (!its.isList) add(its.products, product)
      else {
        const place = filled[tag] ?? 0
        its.products[place] = product
        filled[tag] = place + 1
      }
    }
  }
  return bearers
}
