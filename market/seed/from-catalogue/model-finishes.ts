import type { Finish } from '../catalogue.ts'
import { type Piece, type Source, finishesOf, found } from './source.ts'

/** One named material of a model, and what a variant or a swatch wears in its place. */
interface Worn {
  material: string
  surface: string
  colour: string
}

/**
 * How a variant wears its product's model, which is made of the first variant. Parts that share a finish there are one
 * material, and wear what the first of them wears.
 */
export function finishesOnModel(source: Source, piece: Piece): Worn[] {
  const { product } = piece
  if (!source.pictures.models[product.slug]) return []
  const own = new Map(finishesOf(source, piece).map(({ part, finish }) => [part, finish]))
  const worn = new Map<string, Worn>()
  for (const { part, finish } of partsOfModel(source, piece)) {
    const material = materialOf(finish)
    if (!worn.has(material)) worn.set(material, wornAs(material, own.get(part) ?? finish))
  }
  return [...worn.values()]
}

/** A swatch dresses the largest part. */
export function swatchOnModel(source: Source, piece: Piece, swatch: string): Worn[] {
  const [largest] = partsOfModel(source, piece)
  if (!largest || !source.pictures.models[piece.product.slug]) return []
  return [wornAs(materialOf(largest.finish), found(source.catalogue.finishes[swatch], `finish ${swatch}`))]
}

function partsOfModel(source: Source, { product, ...piece }: Piece) {
  const [first = piece.variant] = product.variants
  return finishesOf(source, { ...piece, product, variant: first })
}

function wornAs(material: string, finish: Finish): Worn {
  const [surface = ''] = materialOf(finish).split(' ')
  return { material, surface, colour: colourOf(finish).toLowerCase() }
}

/** As the studio names what it paints with (studio/materials). */
function materialOf({ shader, species, metal, stone, pattern, palette, hex = '' }: Finish): string {
  if (shader === 'wood') return `wood ${species}`
  if (shader === 'metal') return `metal ${metal}`
  if (shader === 'stone') return `marble ${stone}`
  if (shader === 'print') return `print ${pattern} ${palette?.[0]}`
  if (shader === 'gilt' || shader === 'mirror') return shader
  return `${names[shader] ?? shader} ${hex}`
}

const names: Record<string, string> = {
  weave: 'fabric',
  striped: 'fabric striped',
  sheepskin: 'boucle',
  stained: 'wood stained',
  painted: 'paint',
  paper: 'shade',
}

function colourOf({ hex, species, metal, stone, palette, shader }: Finish): string {
  const known = hex ?? palette?.[0] ?? colours[species ?? metal ?? stone ?? shader]
  return found(known, `a colour for ${species ?? metal ?? stone ?? shader}`)
}

/** What has no one colour in the catalogue: the ground that the studio gives it. */
const colours: Record<string, string> = {
  oak: '#b08861',
  'pale oak': '#caae88',
  'smoked oak': '#533f31',
  'black oak': '#26221f',
  walnut: '#674732',
  ash: '#d4c2a4',
  mahogany: '#6d3622',
  rosewood: '#4c271b',
  teak: '#9c6d42',
  pine: '#cda671',
  reclaimed: '#866647',
  driftwood: '#a39788',
  cherry: '#995a36',
  bamboo: '#cead6d',
  acacia: '#865936',
  brass: '#c2a06a',
  'aged brass': '#8f7246',
  bronze: '#6b5038',
  copper: '#b87b5c',
  steel: '#b4b3af',
  chrome: '#d6d7d8',
  iron: '#3c3936',
  nickel: '#bfb9ae',
  gold: '#cfa861',
  carrara: '#d6d3cd',
  nero: '#1e1d1d',
  verde: '#26392f',
  travertine: '#d9c9af',
  rosso: '#7a3b32',
  calacatta: '#d9d5cc',
  gilt: '#b8924a',
  mirror: '#e4e6e4',
  seagrass: '#b59c6c',
}
