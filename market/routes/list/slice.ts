import type { StoreSort } from '#contract/market/store-search.ts'
import type { Site } from '#contract/site.ts'
import { type Choice, countFacets } from '../../facets/count.ts'
import { type Order, pickPage } from '../../facets/pick.ts'
import type { Catalogue, Keeps } from '../../keeper/current-catalogue.ts'
import type { ListedProduct } from '../../queries/listed-product.ts'
import { numberedProducts } from './numbered.ts'
import { shelfOf } from './shelf.ts'

interface Wanted {
  catalogue: Catalogue
  site: Site
  choice: Choice
  order: Order
  skip: number
  limit: number
}

export interface Numbered {
  numbers: number[]
  totalCount: number
  /** For each tag of the index how much of the whole list bears it. */
  counts: Uint32Array
}

interface Slice extends Omit<Numbered, 'numbers'> {
  products: ListedProduct[]
}

/** A stretch of what matches the choice, as the older API asks for it. */
export async function listSlice(env: Keeps, wanted: Wanted): Promise<Slice> {
  const { numbers, ...counted } = numbersInSlice(wanted)
  return { products: await numberedProducts(env, wanted.site, numbers), ...counted }
}

/** Nothing for a site that the index doesn't know yet. */
export function numbersInSlice({ catalogue, site, choice, order, skip, limit }: Wanted): Numbered {
  const shelf = shelfOf(catalogue, site)
  if (!shelf) return { numbers: [], totalCount: 0, counts: new Uint32Array() }
  const { matches, total, counts } = countFacets(catalogue.index, shelf, choice)
  const numbers =
    skip < total ? pickPage(catalogue.index, { shelf, matches, order, offset: skip, limit }) : []
  return { numbers, totalCount: total, counts }
}

const orders: Record<Exclude<StoreSort, 'relevance'>, Order> = {
  'actualPrice ASC': { by: 'price-up' },
  'actualPrice DESC': { by: 'price-down' },
  'averageReview DESC': { by: 'rating' },
}

export function storeOrder(sort: StoreSort, relevance: Order): Order {
  return sort === 'relevance' ? relevance : orders[sort]
}
