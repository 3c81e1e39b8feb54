import { inventoryList, variantsByProduct, variantsList } from '#contract/market/variants.ts'
import type { ListedProduct } from '../queries/listed-product.ts'
import type { Offer } from '../queries/offer.ts'
import { offersOfVariants } from '../queries/offers.ts'
import { numbersOfProducts, numbersOfVariants } from '../queries/product-numbers.ts'
import { numberedProducts } from './list/numbered.ts'
import { siteRoute } from './route.ts'
import { shapeCard } from './shape/card.ts'
import { shapeOffer } from './shape/offer.ts'

export const variants = siteRoute(variantsList, async ({ env, site, query, body: { _id: asked } }) => {
  const ids = [...new Set(asked.in)]
  const numbers = await numbersOfVariants(env.DB, { site: site.key, ids })
  const byId = new Map(
    (await numberedProducts(env, site, numbers))
      .flatMap(shapeVariants)
      .map((variant) => [variant.id, variant]),
  )
  return olderListOf(
    ids.flatMap((id) => byId.get(id) ?? []),
    query,
  )
})

export const variantsOfProducts = siteRoute(variantsByProduct, async ({ env, site, query, body }) => {
  const ids = [...new Set(body.productID.in)]
  const numbers = await numbersOfProducts(env.DB, { site: site.key, ids })
  const products = await numberedProducts(env, site, numbers)
  return olderListOf(products.flatMap(shapeVariants), query)
})

export const inventories = siteRoute(inventoryList, async ({ env, site, query, body }) => {
  const ids = [...new Set(body.variantID.in)]
  const sellers = body.sellerID && new Set(body.sellerID.in)
  const [numbers, offersOf] = await Promise.all([
    numbersOfVariants(env.DB, { site: site.key, ids }),
    offersOfVariants(env.DB, ids),
  ])
  const offers = (await numberedProducts(env, site, numbers))
    .flatMap((product) => shapeInventories(product, offersOf))
    .filter(({ sellerId }) => sellers?.has(sellerId) ?? true)
  return olderListOf(offers, query)
})

function shapeVariants(product: ListedProduct) {
  const { productId, name, urlSlug, brand, variants } = shapeCard(product)
  return variants.map((variant) => ({
    ...variant,
    productID: productId,
    productName: name,
    productUrlSlug: urlSlug,
    brand,
  }))
}

function shapeInventories(product: ListedProduct, offersOf: ReadonlyMap<string, Offer[]>) {
  const cards = new Map(shapeCard(product).variants.map((card) => [card.id, card]))
  return product.variants.flatMap((variant) => {
    const card = cards.get(variant.id)
    const offers = offersOf.get(variant.id) ?? []
    return card ? offers.map((offer) => ({ ...shapeOffer(product, variant, offer), variant: card })) : []
  })
}

function olderListOf<Item>(items: readonly Item[], { skip, limit }: { skip: number; limit: number }) {
  return { data: { list: items.slice(skip, skip + limit), jsonFields: [], totalCount: items.length } }
}
