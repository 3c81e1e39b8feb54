import { productByVariant } from '#contract/market/catalogue.ts'
import type { Product } from '#contract/market/product.ts'
import { productCarousels } from '#contract/market/recommendations.ts'
import type { Shop } from '#contract/shop.ts'
import { productKey } from '../cache/keys.ts'
import { keepMembers } from '../cache/purge.ts'
import { cleanHtml } from '../upstream/clean-html.ts'
import { ask } from '../upstream/market.ts'
import type { Counter } from './counter.ts'

export function product({ market, note, shown, site }: Counter): Pick<Shop, 'product' | 'carousels'> {
  return {
    async product(variantId) {
      const key = productKey(site.key, variantId)
      const answer = shown(await ask(market, productByVariant, { query: { id: variantId }, key }))
      if (!answer.ok) return answer
      const found = answer.value.product
      note(`product:${found.productId}`)
      market.layers.waitUntil(keepMembers(market.layers, site.key, found))
      return { ok: true, value: await withCleanTexts(found, variantId) }
    },
    async carousels(productId) {
      note('list')
      return shown(await ask(market, productCarousels, { query: { id: productId } }))
    },
  }
}

/** The texts of the variant that is asked for; nobody shows the others' before they are asked for themselves. */
async function withCleanTexts(product: Product, variantId: string): Promise<Product> {
  const [productSummary, variants] = await Promise.all([
    cleanHtml(product.productSummary),
    Promise.all(
      product.variants.map(async (variant) => ({
        ...variant,
        description: variant.id === variantId ? await cleanHtml(variant.description) : '',
      })),
    ),
  ])
  return { ...product, productSummary, variants }
}
