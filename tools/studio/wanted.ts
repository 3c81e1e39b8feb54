import type { Catalogue } from '#market/seed/catalogue.ts'
import { otherViews } from '#market/seed/pictures.ts'

/** A picture that the shop shows, by the name that the studio gives it. */
export interface WantedPicture {
  key: string
  kind: 'variant' | 'view' | 'room' | 'vignette'
  /** The start of its files' names; short, since a list's page names many. */
  name: string
  /** Made into a picture for sharing too. */
  shared: boolean
  label: string
}

export function wantedPictures(catalogue: Catalogue): WantedPicture[] {
  return [
    ...catalogue.products.flatMap((product) => [
      ...product.variants.map((variant, at) => ({
        key: `${product.slug}/${variant.slug}`,
        kind: 'variant' as const,
        name: `p/${product.slug}-${variant.slug}`,
        shared: at === 0,
        label: `${product.slug} ${variant.slug}`,
      })),
      ...otherViews.map((view) => ({
        key: `${product.slug}/${view}`,
        kind: 'view' as const,
        name: `p/${product.slug}--${view}`,
        shared: false,
        label: `${product.slug} ${view}`,
      })),
    ]),
    ...catalogue.moodrooms.flatMap(({ slug }) =>
      ['wide', 'narrow'].map((eye) => ({
        key: `rooms/${slug}-${eye}`,
        kind: 'room' as const,
        name: `r/${slug}-${eye}`,
        shared: eye === 'wide',
        label: `${slug} ${eye}`,
      })),
    ),
    ...catalogue.vignettes.map(({ slug }) => ({
      key: `vignettes/${slug}`,
      kind: 'vignette' as const,
      name: `v/${slug}`,
      shared: false,
      label: slug,
    })),
  ]
}

/** A model stands still: what hangs and folds is not worth one. */
const soft = new Set(['cushions', 'throws'])

/** The products that have a 3D model: the first of each category that may have one. */
export function modelled({ products }: Catalogue): string[] {
  const byCategory = Map.groupBy(
    products.filter(({ threeD, category }) => threeD && !soft.has(category)),
    ({ category }) => category,
  )
  return [...byCategory.values()].flatMap(([first]) => (first ? [first.slug] : []))
}

/** Whether a slug is among globs with commas between them: `sofa-*,bed-alder`. */
export function matches(slug: string, globs: string): boolean {
  return globs.split(',').some((glob) => {
    const pattern = glob
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')
    return new RegExp(`^${pattern}$`).test(slug)
  })
}
