import { findAddresses } from '#contract/market/address-lookup.ts'
import { lookUpPostcode } from '../addresses/look-up.ts'
import { siteRoute } from './route.ts'

export const addressLookUp = siteRoute(findAddresses, async ({ query: { postcode } }) => ({
  addresses: lookUpPostcode(postcode),
}))
