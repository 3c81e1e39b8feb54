interface Led<Variant extends { id: string }> {
  defaultVariant: string
  variants: readonly Variant[]
}

/** The variant that a product is shown by. */
export function leadVariant<Variant extends { id: string }>(product: Led<Variant>): Variant | undefined {
  return product.variants.find(({ id }) => id === product.defaultVariant) ?? product.variants[0]
}
