import { toCome } from '../pictures.ts'
import { addressOf, vignetteKey } from './media.ts'
import { type Source, found, variantIdOf } from './source.ts'

interface Vignette {
  id: string
  style: string
  url: string
  widths: number[]
  width: number
  height: number
  colour: string
  alt: string
  variants: string[]
}

/** The pictures of the style game, three a style. */
export function vignettesOf({ catalogue, pictures }: Source): Vignette[] {
  const standIn = found(pictures.pictures[toCome], 'a picture that stands in')
  return catalogue.vignettes.map(({ slug, style, items }) => {
    const made = pictures.pictures[vignetteKey(slug)] ?? standIn
    const [width = 0] = made.widths.toReversed()
    return {
      id: slug,
      style,
      url: addressOf(made),
      widths: made.widths,
      width,
      height: Math.round(width * made.ratio),
      colour: made.colour,
      alt: `A corner of a room with ${items.length} pieces`,
      variants: items.map(variantIdOf),
    }
  })
}
