import { env } from 'cloudflare:workers'
import { listProducts, productByVariant } from '#contract/market/catalogue.ts'
import { retailerMenu, templateDetails } from '#contract/market/shell.ts'
import type { Frame, Shop, Shown } from '#contract/shop.ts'
import { productKey } from '../cache/keys.ts'
import { keepMembers } from '../cache/purge.ts'
import { secretsOf, siteOfKey } from '../sites.ts'
import { frameOf } from './frame.ts'
import { type Answer, type Market, ask } from '../upstream/market.ts'
import { bindingOf } from '../upstream/binding.ts'

interface Visit {
  siteKey: string
  requestId: string
  waitUntil: (work: Promise<unknown>) => void
}

/** A shop, and the tags of what was taken from it: a page that shows a product is purged with it. */
export function openShop(visit: Visit): { shop: Shop; tags: Set<string>; isWhole: () => boolean } {
  const site = siteOfKey(visit.siteKey)
  const market: Market = {
    line: { site, secrets: secretsOf(site), fetch: bindingOf(site, env), requestId: visit.requestId },
    layers: { kv: env.CACHE, now: () => Date.now(), waitUntil: visit.waitUntil },
  }
  const tags = new Set([site.key])
  let whole = true
  const shown = <Value>(answer: Answer<Value>): Shown<Value> => {
    if (answer.ok) return answer
    if (answer.code === 'not-found') return { ok: false, code: 'not-found' }
    whole = false
    return { ok: false, code: 'unavailable' }
  }

  const askForFrame = async (): Promise<Frame> => {
    const [details, menu] = await Promise.all([
      ask(market, templateDetails, { query: {} }),
      ask(market, retailerMenu, { query: { menuType: 'STORE' } }),
    ])
    const said = shown(details)
    const tree = shown(menu)
    return frameOf(site, said.ok ? said.value : null, tree.ok ? tree.value.menus : [])
  }
  let frame: Promise<Frame> | undefined

  const shop: Shop = {
    site,
    frame: () => (frame ??= askForFrame()),
    async products(page) {
      tags.add(`${site.key}:list`)
      return shown(await ask(market, listProducts, { query: { page } }))
    },
    async product(variantId) {
      const key = productKey(site.key, variantId)
      const answer = shown(await ask(market, productByVariant, { query: { id: variantId }, key }))
      if (!answer.ok) return answer
      const { product } = answer.value
      tags.add(`${site.key}:product:${product.productId}`)
      visit.waitUntil(keepMembers(market.layers, site.key, product))
      return { ok: true, value: product }
    },
  }
  return { shop, tags, isWhole: () => whole }
}
