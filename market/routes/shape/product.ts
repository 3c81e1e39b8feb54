import type { Product, Variant } from '#contract/market/product.ts'
import type { DetailedProduct, DetailedVariant, Option, Swatch } from '../../queries/product-by-variant.ts'
import type { NamedTag, TagKind } from '../../queries/tag.ts'
import { shapeCard } from './card.ts'
import { shapeOffer } from './offer.ts'
import { chosenOffer, shapePrice } from './price.ts'
import { shapeTagRef } from './tag.ts'

/** A product as its page shows it. */
export function shapeProduct(product: DetailedProduct): Product {
  return {
    ...shapeCard(product),
    seo_title: product.seoTitle,
    seo_description: product.seoDescription,
    productSummary: product.summaryHtml,
    deliveryNote: product.deliveryNote,
    priceSuffix: product.priceSuffix,
    category: tagsOf(product.tags, 'category'),
    room: tagsOf(product.tags, 'room'),
    tags: allTagsOf(product),
    variants: product.variants.map((variant) => shapeVariant(product, variant)),
  }
}

function shapeVariant(product: DetailedProduct, variant: DetailedVariant): Variant {
  return {
    id: variant.id,
    name: variant.name,
    seoTitle: variant.seoTitle,
    urlSlug: variant.urlSlug,
    mainPicture: variant.mainPicture,
    ...shapePrice(product, variant),
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
    options: variant.options.map((option) => shapeOption(product, variant, option)),
    swatches: variant.swatches.map((swatch) => shapeSwatch(product, variant, [swatch])),
    quantity: chosenOffer(product, variant)?.quantity ?? 0,
    sellerInventories: variant.offers.map((offer) => shapeOffer(product, variant, offer)),
  }
}

function shapeOption(product: DetailedProduct, variant: DetailedVariant, option: Option) {
  return {
    id: option.id,
    name: option.name,
    ...shapePrice(product, variant, [option]),
    swatches: option.swatches.map((swatch) => shapeSwatch(product, variant, [swatch, option])),
  }
}

function shapeSwatch(
  product: DetailedProduct,
  variant: DetailedVariant,
  [swatch, ...options]: [Swatch, ...Option[]],
) {
  return {
    id: swatch.id,
    name: swatch.name,
    tags: swatch.tags.map(shapeTagRef),
    mainPicture: swatch.mainPicture,
    ...shapePrice(product, variant, [swatch, ...options]),
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
