import { env } from 'cloudflare:workers'
import type { Missing, Shop } from '#contract/shop.ts'
import { readSites } from '#contract/site.ts'
import { frameOf } from './frame.ts'

const closed = async (): Promise<Missing> => ({ ok: false, code: 'unavailable' })

/** The shop while it is being built: no market answers yet, so only what the site's own block says is known. */
export function closedShop(siteKey: string): Shop {
  const site = readSites(env).find(({ key }) => key === siteKey)
  if (!site) throw new Error(`No site has the key ${siteKey}; fixed pages are made only for those there are.`)
  return {
    site,
    frame: async () => frameOf(site, null, []),
    products: closed,
    list: closed,
    suggest: closed,
    beside: closed,
    product: closed,
    carousels: closed,
    reviews: closed,
    cards: closed,
    addresses: closed,
    tags: closed,
    sellerStore: closed,
    seller: closed,
  }
}
