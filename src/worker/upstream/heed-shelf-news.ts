import { env } from 'cloudflare:workers'
import type { Site } from '#contract/site.ts'
import { dropProductPages } from '../cache/product-pages.ts'
import { siteOfTag } from '../cache/purge.ts'
import { log } from '../log.ts'
import { hasSite, siteOfKey } from '../sites.ts'

/** Something has run out or come back: pages that say otherwise go at once. What fails here is over in five minutes. */
export function heedShelfNews(site: Site, exports: ExecutionContext['exports']) {
  return async (tags: readonly string[]): Promise<void> => {
    const ours = tags.filter((tag) => sharesMarket(site, siteOfTag(tag)))
    const work = ours.map(async (tag) => dropProductPages(env.CACHE, exports, tag))
    for (const outcome of await Promise.allSettled(work))
      if (outcome.status === 'rejected') log('error', 'shelf-news', { message: String(outcome.reason) })
  }
}

/** One market may serve several sites; another market has no say in them. */
function sharesMarket(site: Site, key: string): boolean {
  if (key === site.key) return true
  return hasSite(key) && site.market === 'embedded' && siteOfKey(key).market === 'embedded'
}
