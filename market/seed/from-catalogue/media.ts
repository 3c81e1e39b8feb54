import type { Row } from '../sql.ts'
import { type MadePicture, otherViews, toCome } from '../pictures.ts'
import { type Piece, type Source, found, pieces } from './source.ts'
import { lowerFirst } from './wording.ts'

const largestFirstShown = 640
const chipSide = 96

/** One row a picture: those of the variants, the views of their products, rooms, vignettes and swatches. */
export function mediaRows(source: Source): Row[] {
  const { catalogue, pictures } = source
  const rows = [
    rowOf(toCome, pictureOf(source, toCome), 'A picture of this piece is still to come'),
    ...pieces(source).flatMap((piece) => [
      ...madeRow(source, mainKey(piece), altOf(piece)).map((row) => showing(row, piece)),
      ...(piece.position === 1 ? viewRows(source, piece) : []),
    ]),
    ...catalogue.moodrooms.flatMap(({ slug, name, text }) =>
      ['wide', 'narrow'].flatMap((eye) => madeRow(source, `rooms/${slug}-${eye}`, `${name}: ${text}`)),
    ),
    ...catalogue.vignettes.flatMap(({ slug, items }) =>
      madeRow(source, vignetteKey(slug), `A corner of a room with ${items.length} pieces`),
    ),
    ...Object.entries(pictures.chips).map(([slug, { file, colour }]) => ({
      id: `chip-${slug}`,
      url: `/media/${file}`,
      thumbnail: `/media/${file}`,
      name: found(catalogue.finishes[slug], `finish ${slug}`).name,
      s3key: file,
      width: chipSide,
      height: chipSide,
      colour,
      widths: '[]',
      share_url: null,
    })),
  ]
  return rows
}

/** The main picture of a variant first, then the other views, which show the product's first variant. */
export function galleryOf(source: Source, piece: Piece): string[] {
  const keys = [mainKey(piece), ...otherViews.map((view) => `${piece.product.slug}/${view}`)]
  const made = keys.filter((key) => source.pictures.pictures[key])
  return made.length > 0 ? made : [toCome]
}

/** Its own, otherwise another of the same product, otherwise what says that it is still to come. */
export function mainMediaOf(source: Source, piece: Piece): string {
  const siblings = piece.product.variants.map(({ slug }) => `${piece.product.slug}/${slug}`)
  return [mainKey(piece), ...siblings].find((key) => source.pictures.pictures[key]) ?? toCome
}

export function chipOf({ pictures }: Source, finish: string): string | null {
  return pictures.chips[finish] ? `chip-${finish}` : null
}

/** A room is shown by the first moodroom of its kind. */
export function pictureOfRoom({ catalogue, pictures }: Source, room: string): string | null {
  const keys = catalogue.moodrooms
    .filter((one) => one.room === room)
    .map(({ slug }) => `rooms/${slug}-narrow`)
  return keys.find((key) => pictures.pictures[key]) ?? null
}

/** A style is shown by the first of its vignettes. */
export function pictureOfStyle({ catalogue, pictures }: Source, style: string): string | null {
  const keys = catalogue.vignettes.filter((one) => one.style === style).map(({ slug }) => vignetteKey(slug))
  return keys.find((key) => pictures.pictures[key]) ?? null
}

export function vignetteKey(slug: string): string {
  return `vignettes/${slug}`
}

/** Where a made picture is: the largest that a page shows without being asked for more. */
export function addressOf({ file, widths }: MadePicture): string {
  return `/media/${file}-${shownWidth(widths)}.avif`
}

function viewRows(source: Source, piece: Piece): Row[] {
  const dressed = `${piece.product.name} in ${lowerFirst(piece.variant.title)}`
  const words = {
    front: `${dressed}, seen from the front`,
    detail: `A close look at the ${dressed}`,
    scale: `${dressed} in a room, to show its size`,
  }
  return otherViews
    .flatMap((view) => madeRow(source, `${piece.product.slug}/${view}`, words[view]))
    .map((row) => showing(row, piece))
}

function showing(row: Row, { id }: Piece): Row {
  return { ...row, shows_variant_id: id }
}

/** Alt texts are facts: what it is, in what, and how one tells it from others. */
function altOf({ product, variant }: Piece): string {
  return `${product.name} in ${lowerFirst(variant.title)}: ${product.facts}`
}

/** What is no wider is for thumbnails alone. */
const thumbnailWidth = 120

function madeRow(source: Source, key: string, name: string): Row[] {
  const made = source.pictures.pictures[key]
  return made ? [rowOf(key, made, name)] : []
}

function rowOf(key: string, made: MadePicture, name: string): Row {
  const width = shownWidth(made.widths)
  const [smallest = width] = made.widths
  return {
    id: key,
    url: addressOf(made),
    thumbnail: `/media/${made.file}-${smallest}.avif`,
    name,
    s3key: `${made.file}-${width}.avif`,
    width,
    height: Math.round(width * made.ratio),
    colour: made.colour,
    widths: JSON.stringify(made.widths.filter((one) => one > thumbnailWidth)),
    share_url: made.share ? `/media/${made.share}` : null,
    shows_variant_id: null,
  }
}

function pictureOf({ pictures }: Source, key: string): MadePicture {
  const made = pictures.pictures[key]
  if (!made) throw new Error('No pictures are listed: run "npm run studio -- --derive" first.')
  return made
}

function shownWidth(widths: readonly number[]): number {
  const fitting = widths.filter((width) => width <= largestFirstShown)
  return found(fitting.at(-1) ?? widths[0], 'a width')
}

function mainKey({ product, variant }: Piece): string {
  return `${product.slug}/${variant.slug}`
}
