import type { Product, Variant, VariantOffer } from '#contract/market/product.ts'
import type {
  DetailedProduct,
  DetailedVariant,
  IntroducedOffer,
  Option,
  Swatch,
} from '../../queries/product-by-variant.ts'
import type { NamedTag, TagKind } from '../../queries/tag.ts'
import { shapeFacts } from './card.ts'
import { shapeOffer } from './offer.ts'
import { type Sold, atChosenSeller, priceAt } from './price.ts'
import { shapeTagRef } from './tag.ts'

/** A product as its page shows it. */
export function shapeProduct(product: DetailedProduct): Omit<Product, 'reviews'> {
  return {
    ...shapeFacts(product),
    seo_title: product.seoTitle,
    seo_description: product.seoDescription,
    productSummary: product.summaryHtml,
    deliveryNote: product.deliveryNote,
    priceSuffix: product.priceSuffix,
    category: product.categories.map(({ parent, ...tag }) => ({ ...shapeTagRef(tag), parent })),
    room: tagsOf(product.tags, 'room'),
    tags: allTagsOf(product),
    medias: product.model ? [product.model] : [],
    variants: product.variants.map((variant) => shapeVariant(product, variant)),
  }
}

function shapeVariant(product: DetailedProduct, variant: DetailedVariant): Variant {
  const sold = atChosenSeller(product, variant)
  return {
    id: variant.id,
    name: variant.name,
    seoTitle: variant.seoTitle,
    urlSlug: variant.urlSlug,
    mainPicture: variant.mainPicture,
    ...priceAt(product, sold),
    metaTitle: variant.metaTitle,
    description: variant.descriptionHtml,
    inventoryReference: variant.sku,
    eanNumber: variant.ean,
    heightDim: variant.heightMm,
    widthDim: variant.widthMm,
    lengthDim: variant.lengthMm,
    colour: tagsOf(variant.tags, 'colour'),
    material: tagsOf(variant.tags, 'material'),
    style: tagsOf(variant.tags, 'style'),
    medias: variant.gallery,
    finishes: variant.finishes,
    options: variant.options.map((option) => shapeOption(product, sold, option)),
    swatches: variant.swatches.map((swatch) => shapeSwatch(product, sold, [swatch])),
    quantity: sold.offer?.quantity ?? 0,
    selectedSeller: sold.offer?.sellerId ?? null,
    sellerInventories: variant.offers.map((offer) => shapeVariantOffer(product, variant, offer)),
  }
}

function shapeVariantOffer(
  product: DetailedProduct,
  variant: DetailedVariant,
  offer: IntroducedOffer,
): VariantOffer {
  const at = { surcharge: variant.surcharge, offer }
  const choiceAt = (choice: Swatch | Option, ...above: Option[]) => ({
    id: choice.id,
    ...priceAt(product, at, [choice, ...above]),
  })
  return {
    ...shapeOffer(product, variant, offer),
    town: offer.town,
    line: offer.line,
    variant: {
      ...priceAt(product, at),
      options: variant.options.map((option) => ({
        ...choiceAt(option),
        swatches: option.swatches.map((swatch) => choiceAt(swatch, option)),
      })),
      swatches: variant.swatches.map((swatch) => choiceAt(swatch)),
    },
  }
}

function shapeOption(product: DetailedProduct, sold: Sold<IntroducedOffer>, option: Option) {
  return {
    id: option.id,
    name: option.name,
    ...priceAt(product, sold, [option]),
    swatches: option.swatches.map((swatch) => shapeSwatch(product, sold, [swatch, option])),
  }
}

function shapeSwatch(
  product: DetailedProduct,
  sold: Sold<IntroducedOffer>,
  [swatch, ...options]: [Swatch, ...Option[]],
) {
  return {
    id: swatch.id,
    name: swatch.name,
    tags: swatch.tags.map(shapeTagRef),
    mainPicture: swatch.mainPicture,
    finishes: swatch.finishes,
    ...priceAt(product, sold, [swatch, ...options]),
  }
}

function tagsOf(tags: NamedTag[], kind: TagKind) {
  return tags.filter((tag) => tag.kind === kind).map(shapeTagRef)
}

function allTagsOf(product: DetailedProduct): Product['tags'] {
  const tags = [...product.tags, ...product.variants.flatMap((variant) => variant.tags)]
  const types = new Map(tags.map(({ id, kind }) => [id, kind]))
  return [...types].map(([tagId, type]) => ({ tagId, type }))
}
