import { assortments, everything } from '../sites.ts'
import type { Product } from '../catalogue.ts'
import { coloursOf } from './products.ts'
import { type Source, found, pieces, productOf } from './source.ts'

/** A product and the variant that a site leads with. */
export type Listed = [product: string, variant: string]

/** What each site sells, in its own order; `*` is for a site that nobody has named. */
export function listedBySite(source: Source): Record<string, Listed[]> {
  const all = { '*': everything, ...assortments }
  return Object.fromEntries(
    Object.entries(all).map(([site, { brands, palette, first }]) => {
      const sold = source.catalogue.products.filter(({ brand }) => brands === 'all' || brands.includes(brand))
      const leading = first.map((slug) =>
        found(
          sold.find((product) => product.slug === slug),
          `${slug} at ${site}`,
        ),
      )
      const rest = inTurn(sold.filter((product) => !leading.includes(product)))
      return [site, [...leading, ...rest].map(({ slug }): Listed => [slug, leadOf(source, slug, palette)])]
    }),
  )
}

/** One of each category, then the second of each: a page shows the breadth of the shop. */
function inTurn(products: readonly Product[]): Product[] {
  const shelves = [...Map.groupBy(products, ({ category }) => category).values()]
  const longest = Math.max(0, ...shelves.map(({ length }) => length))
  return Array.from({ length: longest }, (_, at) =>
    shelves.flatMap((shelf) => shelf.slice(at, at + 1)),
  ).flat()
}

/** The variant that most wears the site's colours and can be bought; the product's first of equals. */
function leadOf(source: Source, slug: string, palette: readonly string[]): string {
  const product = productOf(source, slug)
  const scored = pieces(source)
    .filter((piece) => piece.product === product)
    .map((piece) => ({
      id: piece.id,
      score:
        coloursOf(source, piece).filter((colour) => palette.includes(colour)).length +
        (piece.variant.status === 'active' ? 10 : 0),
    }))
  return found(scored.toSorted((a, b) => b.score - a.score)[0], `a variant of ${slug}`).id
}
