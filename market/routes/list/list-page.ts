import type { ListSort, ProductPage } from '#contract/market/catalogue.ts'
import type { Site } from '#contract/site.ts'
import { type Choice, type Counted, countFacets } from '../../facets/count.ts'
import type { Shelf } from '../../facets/facet-index.ts'
import { type Order, pickPage } from '../../facets/pick.ts'
import { type Catalogue, type Keeps, noteVersion } from '../../keeper/current-catalogue.ts'
import { readListedProducts } from '../../queries/product-page.ts'
import { shapeCard } from '../shape/card.ts'
import { shapeTag } from '../shape/tag.ts'
import { usedTags } from '../shape/used-tags.ts'

export const productsOnAPage = 24

interface Wanted {
  catalogue: Catalogue
  site: Site
  choice: Choice
  order: Order
  page: number
}

/** One page of what matches the choice, with the count of every tag. */
export async function listPage(env: Keeps, wanted: Wanted): Promise<ProductPage> {
  const { catalogue, site, choice, page } = wanted
  const shelf = catalogue.index.shelves.find((candidate) => candidate.site === site.key)
  if (!shelf) return { retailerProducts: [], totalCount: 0, pageCount: 0, pageNumber: page, tags: [] }
  const counted = countFacets(catalogue.index, shelf, choice)
  const { products, version } = await readListedProducts(env.DB, {
    site: site.key,
    numbers: numbersOnPage(wanted, shelf, counted),
  })
  noteVersion(env, version)
  return {
    retailerProducts: products.map(shapeCard),
    totalCount: counted.total,
    pageCount: Math.ceil(counted.total / productsOnAPage),
    pageNumber: page,
    tags: usedTags(catalogue, counted.counts).map(shapeTag),
  }
}

function numbersOnPage(
  { catalogue, order, page }: Wanted,
  shelf: Shelf,
  { matches, total }: Counted,
): number[] {
  const offset = (page - 1) * productsOnAPage
  if (offset >= total) return []
  return pickPage(catalogue.index, { shelf, matches, order, offset, limit: productsOnAPage })
}

const orders: Record<Exclude<ListSort, 'relevance'>, Order> = {
  rank: { by: 'rank' },
  'in-stock': { by: 'stock' },
  'price-low': { by: 'price-up' },
  'price-high': { by: 'price-down' },
  rating: { by: 'rating' },
}

/** Without a search nothing is more relevant than what the merchant put first. */
export function orderOf(sort: ListSort, found: Order = orders.rank): Order {
  return sort === 'relevance' ? found : orders[sort]
}
