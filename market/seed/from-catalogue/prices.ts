import type { Product, Variant } from '../catalogue.ts'

/**
 * The database knows no negative surcharge: what is cheaper than the rest lowers the base, and the rest costs more by
 * as much. Every price that can be chosen comes out as the catalogue says it.
 */
export function lowestBase(product: Product): number {
  return product.price.base + lowest(product.variants) + lowest(product.options)
}

export function variantSurcharge(product: Product, variant: Variant): number {
  return variant.surcharge - lowest(product.variants)
}

export function optionSurcharge(product: Product, option: { surcharge: number }): number {
  return option.surcharge - lowest(product.options)
}

/** What the cheapest takes off; nothing where all cost more. */
function lowest(choices: readonly { surcharge: number }[]): number {
  return Math.min(0, ...choices.map(({ surcharge }) => surcharge))
}
