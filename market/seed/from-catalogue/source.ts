import type { Catalogue, Finish, Product, Variant } from '../catalogue.ts'
import type { PictureList } from '../pictures.ts'

/** All that the seed is made of. */
export interface Source {
  catalogue: Catalogue
  pictures: PictureList
}

/** A variant beside its product: most rows need both. */
export interface Piece {
  id: string
  position: number
  product: Product
  variant: Variant
}

export function pieces({ catalogue }: Source): Piece[] {
  return catalogue.products.flatMap((product) =>
    product.variants.map((variant, at) => ({
      id: variantId(product, variant),
      position: at + 1,
      product,
      variant,
    })),
  )
}

export function variantId(product: Pick<Product, 'slug'>, variant: Pick<Variant, 'slug'>): string {
  return `${product.slug}-${variant.slug}`
}

/** The id of what the catalogue calls `product/variant`. */
export function variantIdOf(item: string): string {
  return item.replace('/', '-')
}

export function brandOf({ catalogue }: Source, product: Product) {
  return found(
    catalogue.brands.find(({ slug }) => slug === product.brand),
    `brand ${product.brand}`,
  )
}

export function productOf({ catalogue }: Source, slug: string): Product {
  return found(
    catalogue.products.find((product) => product.slug === slug),
    `product ${slug}`,
  )
}

/** What dresses which part of a variant, in the order of the parts. */
export function finishesOf({ catalogue }: Source, { product, variant }: Piece) {
  return Object.entries({ ...product.finish, ...variant.finish }).map(([part, slug]) => ({
    part,
    slug,
    finish: found<Finish>(catalogue.finishes[slug], `finish ${slug}`),
  }))
}

/** The outside measures that a variant is sold by, in millimetres. */
export function measuresOf({ product, variant }: Pick<Piece, 'product' | 'variant'>): Product['dims'] {
  const {
    width = product.dims.width,
    depth = product.dims.depth,
    height = product.dims.height,
  } = variant.dims
  return { width, depth, height }
}

export function found<Thing>(thing: Thing | undefined, name: string): Thing {
  if (thing === undefined) throw new Error(`The catalogue names ${name}, which stands nowhere in it.`)
  return thing
}

/** Addresses are plain letters: accents and marks go. */
export function plainSlug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
}
