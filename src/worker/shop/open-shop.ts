import type { Shop } from '#contract/shop.ts'
import { addresses } from './addresses.ts'
import { beside } from './beside.ts'
import { cards } from './cards.ts'
import { type Notes, type Visit, openCounter } from './counter.ts'
import { frame } from './frame.ts'
import { lists } from './lists.ts'
import { product } from './product.ts'
import { reviews } from './reviews.ts'
import { sellers } from './sellers.ts'
import { suggest } from './suggest.ts'

/** The shop of one visit, and the notes that say how what was made from it may be kept. */
export function openShop(visit: Visit): { shop: Shop; notes: Notes } {
  const { counter, notes } = openCounter(visit)
  const shop = {
    site: counter.site,
    ...frame(counter),
    ...lists(counter),
    ...product(counter),
    ...reviews(counter),
    ...cards(counter),
    ...addresses(counter),
    ...sellers(counter),
    ...suggest(counter),
    ...beside(counter),
  }
  return { shop, notes }
}
