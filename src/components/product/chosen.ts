import type { Product, Variant, VariantOffer } from '#contract/market/product.ts'
import type { Choice } from '#lib/product/choose.ts'
import { choiceAddress } from '#lib/product/choice-address.ts'
import { enquiryPath } from '#lib/product/enquiry-address.ts'
import type { Quantity } from '#lib/quantity.ts'

export type Option = Variant['options'][number]
export type Swatch = Variant['swatches'][number]

/** What a product's page shows: the product, one of its variants, and what is chosen on it. */
export interface Chosen {
  product: Product
  variant: Variant
  choice: Choice<Option, Swatch, VariantOffer>
  quantity: Quantity
  /** Of the variant, without what is chosen on it. */
  path: string
}

/** What is chosen, by the names of the page's query; a seller only where somebody insists on one. */
export function wishOf({ choice: { option, swatch, offer, isForced } }: Chosen) {
  return {
    option: option?.id ?? null,
    swatch: swatch?.id ?? null,
    seller: isForced && offer ? offer.sellerId : null,
  }
}

/** The page with this choice changed. */
export function addressWith(chosen: Chosen, change: Partial<ReturnType<typeof wishOf>>): string {
  return choiceAddress(chosen.path, { ...wishOf(chosen), qty: chosen.quantity.value, ...change })
}

/** Somebody sells it, and asks to be written to for the price. */
export function hidesPrice({ choice: { offer, price } }: Chosen): boolean {
  return offer !== null && price.rrp === null
}

/** Where a price is asked for: a page for whoever is signed in. */
export function enquiryAddress(chosen: Chosen): string {
  const { option, swatch, offer } = chosen.choice
  return enquiryPath({
    variantId: chosen.variant.id,
    sellerId: offer?.sellerId ?? null,
    quantity: chosen.quantity.value,
    optionId: option?.id,
    swatchId: swatch?.id,
  })
}

/** Underscores are how a market joins words. */
export function spoken(name: string): string {
  return name.replaceAll('_', ' ')
}
