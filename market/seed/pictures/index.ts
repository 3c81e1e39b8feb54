import { swatchTable } from '../choices.ts'
import { type Piece, found, pieces, piecesOf, tagOf } from '../piece.ts'
import { tagTable } from '../tags.ts'
import { drawings } from './drawings.ts'
import type { Look } from './ink.ts'
import { drawTexture } from './textures.ts'

interface SeedPicture {
  row: MediaRow
  svg: string
}

// oxlint-disable-next-line typescript/consistent-type-definitions -- rows are records, which an interface isn't
type MediaRow = {
  id: string
  url: string
  thumbnail: string
  name: string
  s3key: string
  width: number
  height: number
  colour: string
}

const wall = '#e9dfd0'
const boards = '#dacdb9'

export function allPictures(): SeedPicture[] {
  const all = [
    ...pieces().flatMap(variantPictures),
    ...swatchTable.map(({ colour, material }) => swatchPicture(colour, material)),
    ...tagTable.filter(({ kind }) => kind === 'material').map(({ slug }) => texturePicture(slug)),
  ]
  return [...new Map(all.map((picture) => [picture.row.id, picture])).values()]
}

/** The whole piece, and a closer look at it. */
export function variantPictures(piece: Piece): [SeedPicture, SeedPicture] {
  const name = `${piece.product.name} in ${piece.row.name}`
  const drawn = drawPiece(piece)
  return [
    picture(`products/${piece.id}`, { name, colour: wall, size: 1200, svg: frame('0 0 1200 1200', drawn) }),
    picture(`products/${piece.id}-close`, {
      name: `${name}, close up`,
      colour: wall,
      size: 1200,
      svg: frame('180 380 520 520', drawn),
    }),
  ]
}

export function swatchPicture(colour: string, material: string): SeedPicture {
  const { name, hex } = tagOf('colour', colour)
  const svg = drawTexture(material, hex)
  return picture(`swatches/${colour}-${material}`, { name, colour: hex, size: 240, svg })
}

export function texturePicture(material: string): SeedPicture {
  const { name, hex } = tagOf('material', material)
  return picture(`materials/${material}`, { name, colour: hex, size: 240, svg: drawTexture(material, hex) })
}

interface Drawn {
  name: string
  colour: string
  size: number
  svg: string
}

function picture(path: string, { name, colour, size, svg }: Drawn): SeedPicture {
  const url = `/media/${path}.svg`
  const id = path.replace('/', '-')
  return {
    row: { id, url, thumbnail: url, name, s3key: `${path}.svg`, width: size, height: size, colour },
    svg,
  }
}

/** A studio: a warm wall, a floor, and a soft shadow under what stands there. */
function frame(viewBox: string, drawn: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path fill="${wall}" d="M0 0h1200v1200H0z"/>${drawn}</svg>\n`
}

function drawPiece(piece: Piece): string {
  const { draw, shadow } = found(drawings[piece.product.drawing], `the drawing ${piece.product.drawing}`)
  const widest = Math.max(...piecesOf(piece.product.id).map(({ widthMm }) => widthMm))
  const scale = Math.round((0.6 + 0.4 * (piece.widthMm / widest)) * 100) / 100
  const floor = shadow > 0 ? `<path fill="${boards}" d="M0 850h1200v350H0z"/>` : ''
  const ground = shadow > 0 ? `<ellipse cx="600" cy="932" rx="${shadow}" ry="30" fill="#bdae97"/>` : ''
  const drawn = ground + draw(lookOf(piece))
  const placed = `<g transform="translate(600 930) scale(${scale}) translate(-600 -930)">${drawn}</g>`
  return floor + (scale === 1 ? drawn : placed)
}

const hard = new Set(['oak', 'ash', 'walnut', 'pine', 'teak', 'steel', 'brass'])
const asItGrew = new Set(['natural', 'walnut-brown'])

function lookOf({ colours, materials, heightMm, widthMm }: Piece): Look {
  const [first = '', second = first] = colours
  const [firstMaterial = ''] = materials
  const main = asItGrew.has(first) ? tagOf('material', firstMaterial).hex : tagOf('colour', first).hex
  const trim = materials.findLast((material) => hard.has(material))
  return {
    main,
    trim: trim === undefined ? main : tagOf('material', trim).hex,
    other: tagOf('colour', second).hex,
    heightMm,
    widthMm,
  }
}
