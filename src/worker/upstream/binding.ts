import type { Site } from '#contract/site.ts'
import type { Line } from './send.ts'

/** How the site's market is reached: nothing else knows whether it is ours. */
export function bindingOf(site: Site, env: Pick<Cloudflare.Env, 'MARKET'>): Line['fetch'] {
  return site.market === 'embedded'
    ? (url, init) => env.MARKET.fetch(url, init)
    : (url, init) => fetch(url, init)
}
