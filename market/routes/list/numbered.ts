import type { Site } from '#contract/site.ts'
import { type Keeps, noteVersion } from '../../keeper/current-catalogue.ts'
import { listedProducts } from '../../keeper/listed-products.ts'
import type { ListedProduct } from '../../queries/listed-product.ts'

/**
 * Those of the numbered products that the site sells, in the given order. An empty list asks for the version too: the index may be older than the
 * first product.
 */
export async function numberedProducts(
  env: Keeps,
  site: Site,
  numbers: readonly number[],
): Promise<ListedProduct[]> {
  const { products, version } = await listedProducts(env.DB, { site: site.key, numbers })
  noteVersion(env, version)
  return products
}
