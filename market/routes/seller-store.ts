import { sellerStore } from '#contract/market/seller-store.ts'
import { Refusal } from '../door/refusal.ts'
import { currentCatalogue } from '../keeper/current-catalogue.ts'
import { assortmentOf } from './list/assortment.ts'
import { introducedSeller } from './list/introduced-seller.ts'
import { listSlice, storeOrder } from './list/slice.ts'
import { storeChoice } from './list/store-choice.ts'
import { Written, siteRoute } from './route.ts'
import { writtenCard } from './shape/card.ts'
import { shapeSeller } from './shape/seller.ts'
import { usedTags } from './shape/used-tags.ts'
import { writtenTags } from './shape/written-tags.ts'

/** What a store's sidebar offers to choose from. */
const sidebarKinds = new Set(['category', 'room'])

export const storeOfSeller = siteRoute(sellerStore, async ({ env, db, site, query, body }) => {
  const catalogue = await currentCatalogue(env)
  const { seed = 0, ...search } = body
  const choice = storeChoice(catalogue.index, search)
  if (choice instanceof Refusal) return choice
  const shelves = { index: catalogue.index, db }
  const [among, seller] = await Promise.all([
    assortmentOf(shelves, site, query.sellerID),
    introducedSeller(shelves, site, query.sellerID),
  ])
  if (!among || !seller) return new Refusal('not-found')
  const { sort, limit, skip } = query
  const order = storeOrder(sort, { by: 'chance', seed })
  const slice = { catalogue, site, choice: { ...choice, among }, order, limit, skip }
  const { products, totalCount, counts } = await listSlice(env, slice)
  const sidebar = usedTags(catalogue, counts).filter(({ kind }) => sidebarKinds.has(kind))
  const fields = [
    `"list":[${products.map(writtenCard).join(',')}]`,
    `"jsonFields":[],"totalCount":${totalCount}`,
    `"tags":${writtenTags(catalogue, sidebar)}`,
    `"seller":${JSON.stringify(shapeSeller(seller))}`,
  ]
  return new Written(`{"data":{${fields.join(',')}}}`)
})
