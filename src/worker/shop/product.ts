import { productByVariant } from '#contract/market/catalogue.ts'
import type { Shop } from '#contract/shop.ts'
import { productKey } from '../cache/keys.ts'
import { keepMembers } from '../cache/purge.ts'
import { ask } from '../upstream/market.ts'
import type { Counter } from './counter.ts'

export function product({ market, note, shown, site }: Counter): Pick<Shop, 'product'> {
  return {
    async product(variantId) {
      const key = productKey(site.key, variantId)
      const answer = shown(await ask(market, productByVariant, { query: { id: variantId }, key }))
      if (!answer.ok) return answer
      const found = answer.value.product
      note(`product:${found.productId}`)
      market.layers.waitUntil(keepMembers(market.layers, site.key, found))
      return { ok: true, value: found }
    },
  }
}
