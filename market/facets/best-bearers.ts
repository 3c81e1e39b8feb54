import type { FacetIndex, Shelf } from './facet-index.ts'
import { pickPage } from './pick.ts'
import { type ProductSet, add, emptySet, forEachProduct, has } from './product-set.ts'

interface Best {
  shelf: Shelf
  except: readonly number[]
  limit: number
  /** Higher comes first, null not at all; equals stand in merchandised order. */
  scoreOf: (product: number) => number | null
}

/** The first products of a tag in merchandised order. */
export function firstBearers(
  index: FacetIndex,
  tag: number,
  { shelf, limit }: Pick<Best, 'shelf' | 'limit'>,
): number[] {
  return bestBearers(index, [tag], { shelf, except: [], limit, scoreOf: () => 0 })
}

/** Of the products that bear at least one of the tags, those with the highest scores. */
export function bestBearers(
  index: FacetIndex,
  tags: readonly number[],
  { shelf, except, limit, scoreOf }: Best,
): number[] {
  const seen = emptySet(index.size)
  for (const product of except) add(seen, product)
  const byScore = new Map<number, number[]>()
  forEachBearer(index, tags, (product) => {
    if (has(seen, product) || !has(shelf.sold, product)) return
    add(seen, product)
    const score = scoreOf(product)
    if (score === null) return
    const equals = byScore.get(score)
    if (equals) equals.push(product)
    else byScore.set(score, [product])
  })
  const best: number[] = []
  for (const [, equals] of [...byScore].toSorted(([a], [b]) => b - a)) {
    if (best.length >= limit) break
    best.push(...inOrder(index, equals, { shelf, limit: limit - best.length }))
  }
  return best
}

function inOrder(
  index: FacetIndex,
  products: readonly number[],
  { shelf, limit }: Pick<Best, 'shelf' | 'limit'>,
) {
  const matches: ProductSet = emptySet(index.size)
  for (const product of products) add(matches, product)
  return pickPage(index, { shelf, matches, order: { by: 'rank' }, offset: 0, limit })
}

function forEachBearer(index: FacetIndex, tags: readonly number[], visit: (product: number) => void): void {
  for (const tag of tags) {
    const bearers = index.bearers[tag]
    if (bearers?.isList) bearers.products.forEach(visit)
    else if (bearers) forEachProduct(bearers.products, visit)
  }
}
