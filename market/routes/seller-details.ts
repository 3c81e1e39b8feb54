import { sellerDetails } from '#contract/market/seller.ts'
import { Refusal } from '../door/refusal.ts'
import { currentCatalogue } from '../keeper/current-catalogue.ts'
import { introducedSeller } from './list/introduced-seller.ts'
import { siteRoute } from './route.ts'
import { shapeSeller } from './shape/seller.ts'

export const detailsOfSeller = siteRoute(sellerDetails, async ({ env, db, site, query: { sellerID } }) => {
  const { index } = await currentCatalogue(env)
  const seller = await introducedSeller({ index, db }, site, sellerID)
  return seller ? { data: { seller: shapeSeller(seller) } } : new Refusal('not-found')
})
