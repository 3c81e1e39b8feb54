import { type ProductCard, productCard } from '#contract/market/product.ts'
import { writerOf } from '#contract/market/write.ts'
import type { ListedProduct, SoldProduct } from '../../queries/listed-product.ts'
import { shapePrice } from './price.ts'

/** A product as a tile shows it. */
export function shapeCard(product: ListedProduct): ProductCard {
  return {
    ...shapeFacts(product),
    variants: product.variants.map((variant) => ({
      id: variant.id,
      name: variant.name,
      seoTitle: variant.seoTitle,
      urlSlug: variant.urlSlug,
      mainPicture: variant.mainPicture,
      ...shapePrice(product, variant),
    })),
  }
}

/** What is the same of all its variants. */
export function shapeFacts(product: SoldProduct): Omit<ProductCard, 'variants'> {
  return {
    productId: product.id,
    name: product.name,
    urlSlug: product.urlSlug,
    brand: product.brand,
    defaultVariant: product.leadVariantId,
    promotionalDiscount: product.rates.promotionalDiscount / 10_000,
    numberReviews: product.reviewCount,
    averageReview: averageOf(product),
  }
}

const writeCard = writerOf(productCard)
const written = new WeakMap<ListedProduct, string>()

/** The card as JSON. What stands on many lists is written once for each version of the catalogue. */
export function writtenCard(product: ListedProduct): string {
  const text = written.get(product) ?? writeCard(shapeCard(product))
  written.set(product, text)
  return text
}

function averageOf({ ratingSum, reviewCount }: SoldProduct): number | null {
  return reviewCount === 0 ? null : Math.round((ratingSum / reviewCount) * 100) / 100
}
