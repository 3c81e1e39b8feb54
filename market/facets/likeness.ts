import type { TagKind } from '#contract/market/tag.ts'
import { bestBearers } from './best-bearers.ts'
import { type FacetIndex, type Shelf, hiddenPrice } from './facet-index.ts'
import { has } from './product-set.ts'

type Weights = Partial<Record<TagKind, number>>

interface Asked {
  shelf: Shelf
  /** The products that others are compared with; they are never among what is found. */
  anchors: readonly number[]
  limit: number
}

const nearness: Weights = { style: 4, colour: 2, material: 2, room: 1, filter: 1 }
const company: Weights = { style: 3, room: 3, filter: 1, brand: 1, colour: 1, material: 1 }

/** Fewer than a carousel shows at once look like a mistake. */
const enough = 6

/** The nearest products of the anchors' own categories, and where these have too few, some of the categories above. */
export function similarProducts(index: FacetIndex, { shelf, anchors, limit }: Asked): number[] {
  const worth = worthOf(index, anchors, nearness)
  const scoreOf = (product: number) =>
    scoreOfTags(index, product, worth) + nearPrice(shelf, anchors[0], product) + stocked(shelf, product)
  const categories = borneBy(index, anchors, ['category'])
  const own = categories.filter((tag) => !categories.some((other) => index.tags[other]?.parent === tag))
  const near = bestBearers(index, own, { shelf, except: anchors, limit, scoreOf })
  const missing = Math.min(limit, enough) - near.length
  if (missing <= 0) return near
  const rest = { shelf, except: [...anchors, ...near], limit: missing, scoreOf }
  return [...near, ...bestBearers(index, categories, rest)]
}

/** What is in style and room with the anchors, whatever it is. */
export function companionProducts(index: FacetIndex, { shelf, anchors, limit }: Asked): number[] {
  const worth = worthOf(index, anchors, company)
  const scoreOf = (product: number) => scoreOfTags(index, product, worth) + 2 * stocked(shelf, product)
  return bestBearers(index, borneBy(index, anchors, ['style']), { shelf, except: anchors, limit, scoreOf })
}

/** Spec 1, section 9: what is associated shares a category, a room and the given styles; a kind without tags asks for nothing. */
export function associatedProducts(
  index: FacetIndex,
  { shelf, anchors, limit }: Asked,
  styles: readonly number[],
): number[] {
  const categories = borneBy(index, anchors, ['category'])
  const rooms = new Set(borneBy(index, anchors, ['room']))
  const wanted = [rooms, new Set(styles)].filter((tags) => tags.size > 0)
  const scoreOf = (product: number) =>
    wanted.every((tags) => bearsAny(index, product, tags)) ? stocked(shelf, product) : null
  return bestBearers(index, categories, { shelf, except: anchors, limit, scoreOf })
}

/** What a tag adds to a product that bears it: its kind's weight for each anchor that bears it too. */
function worthOf(index: FacetIndex, anchors: readonly number[], weights: Weights): Uint16Array {
  const worth = new Uint16Array(index.tags.length)
  for (const anchor of anchors)
    for (const tag of borneOf(index, anchor)) {
      const kind = index.tags[tag]?.kind
      worth[tag] = (worth[tag] ?? 0) + (kind ? (weights[kind] ?? 0) : 0)
    }
  return worth
}

function scoreOfTags({ offsets, borne }: FacetIndex, product: number, worth: Uint16Array): number {
  const last = offsets[product + 1] ?? 0
  let score = 0
  for (let at = offsets[product] ?? 0; at < last; at++) score += worth[borne[at] ?? 0] ?? 0
  return score
}

/** Nothing where one of the two hides its price: its place must not tell what it hides. */
function nearPrice({ price }: Shelf, anchor: number | undefined, product: number): number {
  const [one, other] = [price[anchor ?? -1] ?? hiddenPrice, price[product] ?? hiddenPrice]
  if (one === hiddenPrice || other === hiddenPrice) return 0
  const ratio = Math.min(one, other) / Math.max(one, other)
  return Math.floor(ratio * 4)
}

function stocked({ inStock }: Shelf, product: number): number {
  return has(inStock, product) ? 1 : 0
}

function bearsAny(index: FacetIndex, product: number, tags: ReadonlySet<number>): boolean {
  return borneOf(index, product).some((tag) => tags.has(tag))
}

function borneBy(index: FacetIndex, products: readonly number[], kinds: readonly TagKind[]): number[] {
  const tags = new Set(products.flatMap((product) => [...borneOf(index, product)]))
  return [...tags].filter((tag) => kinds.some((kind) => index.tags[tag]?.kind === kind))
}

function borneOf({ offsets, borne }: FacetIndex, product: number): Uint16Array {
  return borne.subarray(offsets[product] ?? 0, offsets[product + 1] ?? 0)
}
