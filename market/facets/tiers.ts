import type { FacetIndex } from './facet-index.ts'
import { type ProductSet, add, emptySet, forEachProduct, has } from './product-set.ts'

/** What bears both tags, only the first, only the second, and neither. */
export function tiersOf(
  index: FacetIndex,
  matches: ProductSet,
  [first, second]: readonly [number, number],
): ProductSet[] {
  const tiers = Array.from({ length: 4 }, () => emptySet(index.size))
  const [bearsFirst, bearsSecond] = [bearersOf(index, first), bearersOf(index, second)]
  forEachProduct(matches, (product) => {
    const at = (has(bearsFirst, product) ? 0 : 2) + (has(bearsSecond, product) ? 0 : 1)
    const tier = tiers[at]
    if (tier) add(tier, product)
  })
  return tiers
}

function bearersOf(index: FacetIndex, tag: number): ProductSet {
  const bearers = index.bearers[tag]
  if (bearers && !bearers.isList) return bearers.products
  const set = emptySet(index.size)
  for (const product of bearers?.products ?? []) add(set, product)
  return set
}
