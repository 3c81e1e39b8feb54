import type { Site } from './site.ts'

/** For whom a site's access tokens are: the market API that they open, and no other site's. */
export function marketAudience(site: Site): string {
  return site.market === 'embedded' ? `urn:archipelago:market:${site.key}` : site.market.customer
}
