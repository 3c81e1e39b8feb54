import type { TagKind } from '#contract/market/tag.ts'
import { type Bearers, type FacetIndex, type Shelf, hiddenPrice } from './facet-index.ts'
import { countedOfKind, countedWhole } from './kept-counts.ts'
import {
  type ProductSet,
  add,
  addAll,
  common,
  emptySet,
  forEachProduct,
  has,
  sharedSize,
  sizeOf,
} from './product-set.ts'

/** What somebody asks for: of each chosen kind one of the tags, and all of the rest. */
export interface Choice {
  tags: ReadonlyMap<TagKind, readonly number[]>
  /** Those that a search found. */
  among?: ProductSet
  /** Only what shows a price below this many pence. */
  below?: number
  /** Only what can be had now. */
  inStock?: boolean
}

export interface Counted {
  matches: ProductSet
  total: number
  /** For each tag how many there would be with it instead of what is chosen of its kind. */
  counts: Uint32Array
}

/** All counts of a choice, exact: each kind is counted as if nothing of it were chosen. */
export function countFacets(index: FacetIndex, shelf: Shelf, choice: Choice): Counted {
  const { tags, among = shelf.sold, below, inStock = false } = choice
  const isWhole = tags.size === 0 && below === undefined && !inStock
  return isWhole ? countedWhole(shelf, among, () => count(index, shelf, choice)) : count(index, shelf, choice)
}

function count(index: FacetIndex, shelf: Shelf, choice: Choice): Counted {
  const chosen = [...choice.tags].map(([kind, tags]) => ({ kind, tags, bearers: bearersOfAny(index, tags) }))
  const base = withinReach(index, shelf, choice)
  const matches = chosen.length > 0 ? common([base, ...chosen.map(({ bearers }) => bearers)]) : base
  const isChosen = new Set(chosen.map(({ kind }) => kind))
  const counts = tally(index, matches, ({ kind }) => !isChosen.has(kind))
  for (const { kind } of chosen) {
    const others = chosen.filter((other) => other.kind !== kind)
    const tallyKind = () =>
      tally(index, common([base, ...others.map(({ bearers }) => bearers)]), (tag) => tag.kind === kind)
    const question = `${kind}: ${others.flatMap(({ tags }) => tags).join()}`
    const ofKind = base === shelf.sold ? countedOfKind(shelf, question, tallyKind) : tallyKind()
    for (const [tag, of] of ofKind.entries()) if (of > 0) counts[tag] = of
  }
  return { matches, total: sizeOf(matches), counts }
}

function withinReach(index: FacetIndex, shelf: Shelf, { among, below, inStock }: Choice): ProductSet {
  const limits = [...(among ? [among] : []), ...(inStock === true ? [shelf.inStock] : [])]
  const sold = limits.length > 0 ? common([shelf.sold, ...limits]) : shelf.sold
  if (below === undefined) return sold
  const cheap = emptySet(index.size)
  forEachProduct(sold, (product) => {
    const price = shelf.price[product] ?? hiddenPrice
    if (price !== hiddenPrice && price < below) add(cheap, product)
  })
  return cheap
}

function bearersOfAny(index: FacetIndex, tags: readonly number[]): ProductSet {
  const [first] = tags.map((tag) => index.bearers[tag])
  if (tags.length === 1 && first && !first.isList) return first.products
  const any = emptySet(index.size)
  for (const tag of tags) {
    const bearers = index.bearers[tag]
    if (bearers?.isList) for (const product of bearers.products) add(any, product)
    else if (bearers) addAll(any, bearers.products)
  }
  return any
}

/** How long a look at one product takes, measured in looks at one of its tags: it lies somewhere else in memory. */
const wayToAProduct = 8

/** Goes through the products or through the tags' bearers, whichever is the shorter way; 0 for tags that aren't counted. */
function tally(
  index: FacetIndex,
  products: ProductSet,
  isCounted: (tag: FacetIndex['tags'][number]) => boolean,
): Uint32Array {
  const tags = index.tags.flatMap((tag, number) => (isCounted(tag) ? [number] : []))
  const counts = new Uint32Array(index.tags.length)
  const end = (tags.at(-1) ?? -1) + 1
  const borneBefore = index.bearers.slice(0, end).reduce((sum, { count: borne }) => sum + borne, 0)
  const byProducts = sizeOf(products) * (wayToAProduct + borneBefore / Math.max(1, index.size))
  const byBearers = tags.reduce((steps, tag) => steps + (index.bearers[tag]?.products.length ?? 0), 0)
  const all = byProducts < byBearers ? tallyBorne(index, products, end) : undefined
  for (const tag of tags) counts[tag] = all ? (all[tag] ?? 0) : sharedWith(products, index.bearers[tag])
  return counts
}

/**
 * Counts the tags before `end`: what a product bears stands in the order of the tags' numbers. Written out in full: a
 * call for each of a million products would take most of the time.
 */
function tallyBorne({ offsets, borne }: FacetIndex, products: ProductSet, end: number): Uint32Array {
  const counts = new Uint32Array(end)
  for (let word = 0; word < products.length; word++) {
    for (let rest = products[word] ?? 0; rest !== 0; rest &= rest - 1) {
      const product = (word << 5) + 31 - Math.clz32(rest & -rest)
      const last = offsets[product + 1] ?? 0
      for (let at = offsets[product] ?? 0; at < last; at++) {
        const tag = borne[at] ?? 0
        if (tag >= end) break
        counts[tag] = (counts[tag] ?? 0) + 1
      }
    }
  }
  return counts
}

function sharedWith(products: ProductSet, bearers: Bearers | undefined): number {
  if (!bearers) return 0
  if (!bearers.isList) return sharedSize(products, bearers.products)
  let shared = 0
  for (const product of bearers.products) if (has(products, product)) shared++
  return shared
}
