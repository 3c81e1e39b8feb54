import type { Counted } from './count.ts'
import type { Shelf } from './facet-index.ts'
import type { ProductSet } from './product-set.ts'

/** An index never changes, and so neither does what was counted on one of its shelves. */
interface Kept {
  whole: WeakMap<ProductSet, Counted>
  ofKind: Map<string, Uint32Array>
}

const kept = new WeakMap<Shelf, Kept>()

/** Some hundred bytes each. */
const mostOfKind = 2_000

/** All that stands on a shelf, or of it in a set that is kept itself, with every count. */
export function countedWhole(shelf: Shelf, set: ProductSet, count: () => Counted): Counted {
  const { whole } = keptOf(shelf)
  const known = whole.get(set) ?? count()
  whole.set(set, known)
  return known
}

/** The counts of one kind's tags as long as the same is chosen of the others. */
export function countedOfKind(shelf: Shelf, choice: string, count: () => Uint32Array): Uint32Array {
  const { ofKind } = keptOf(shelf)
  const known = ofKind.get(choice) ?? count()
  // What was asked for again is the newest again.
  ofKind.delete(choice)
  ofKind.set(choice, known)
  const [oldest] = ofKind.keys()
  if (ofKind.size > mostOfKind && oldest !== undefined) ofKind.delete(oldest)
  return known
}

function keptOf(shelf: Shelf): Kept {
  const known = kept.get(shelf) ?? { whole: new WeakMap(), ofKind: new Map() }
  kept.set(shelf, known)
  return known
}
