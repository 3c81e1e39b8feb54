import type { FacetIndex } from './facet-index.ts'
import { pickPage } from './pick.ts'
import { type ProductSet, add, emptySet, forEachProduct, has, sizeOf } from './product-set.ts'

type Page = Parameters<typeof pickPage>[1]

/** One page of products that stand in tiers: all of the first before any of the second, each in the given order. */
export function pickFromTiers(
  index: FacetIndex,
  tiers: readonly ProductSet[],
  page: Omit<Page, 'matches'>,
): number[] {
  const picked: number[] = []
  let { offset } = page
  for (const matches of tiers) {
    const size = sizeOf(matches)
    const limit = page.limit - picked.length
    if (offset < size && limit > 0) picked.push(...pickPage(index, { ...page, matches, offset, limit }))
    offset = Math.max(0, offset - size)
  }
  return picked
}

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
