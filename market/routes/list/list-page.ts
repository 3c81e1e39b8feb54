import type { ListSort } from '#contract/market/catalogue.ts'
import type { Site } from '#contract/site.ts'
import type { Choice } from '../../facets/count.ts'
import type { Order } from '../../facets/pick.ts'
import type { Catalogue, Keeps } from '../../keeper/current-catalogue.ts'
import { Written } from '../route.ts'
import { writtenCard } from '../shape/card.ts'
import { usedTags } from '../shape/used-tags.ts'
import { writtenTags } from '../shape/written-tags.ts'
import { listSlice } from './slice.ts'

export const productsOnAPage = 24

interface Wanted {
  catalogue: Catalogue
  site: Site
  choice: Choice
  order: Order
  page: number
}

export interface ListPage {
  totalCount: number
  written: Written
}

/** One page of what matches the choice, with the count of every tag. */
export async function listPage(env: Keeps, { page, ...wanted }: Wanted): Promise<ListPage> {
  const skip = (page - 1) * productsOnAPage
  const { products, totalCount, counts } = await listSlice(env, { ...wanted, skip, limit: productsOnAPage })
  const rest = { totalCount, pageCount: Math.ceil(totalCount / productsOnAPage), pageNumber: page }
  const fields = [
    `"retailerProducts":[${products.map(writtenCard).join(',')}]`,
    `"tags":${writtenTags(wanted.catalogue, usedTags(wanted.catalogue, counts))}`,
    JSON.stringify(rest).slice(1, -1),
  ]
  return { totalCount, written: new Written(`{${fields.join(',')}}`) }
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
