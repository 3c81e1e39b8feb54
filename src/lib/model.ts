export interface Finish {
  material: string
  surface: string
  colour: string
}

/** In millimetres. */
export interface Measures {
  width: number | null
  height: number | null
  length: number | null
}

/** A 3D model as something wears it. */
export interface Model {
  url: string
  bytes: number | null
  finishes: readonly Finish[]
  measures: Measures
}

interface Worn {
  finishes: readonly Finish[]
}

interface Seen {
  product: { medias: readonly { url: string; bytes: number | null }[] }
  variant: Worn & { widthDim: number | null; heightDim: number | null; lengthDim: number | null }
  /** It dresses over the variant. */
  swatch?: Worn | null | undefined
}

/** Undefined where there is none: the 3D file is the media item whose address ends in .fbx. */
export function modelOf({ product, variant, swatch }: Seen): Model | undefined {
  const file = product.medias.find(({ url }) => /\.fbx$/i.test(url))
  if (!file) return undefined
  const { widthDim: width, heightDim: height, lengthDim: length } = variant
  return {
    url: file.url,
    bytes: file.bytes,
    finishes: [...variant.finishes, ...(swatch?.finishes ?? [])],
    measures: { width, height, length },
  }
}

/** As an attribute of an element says it. */
export function writeFinishes(finishes: readonly Finish[]): string {
  const said = new URLSearchParams()
  for (const { material, surface, colour } of finishes) said.set(material, `${surface} ${colour}`)
  return said.toString()
}

/** By the names of their materials; what isn't a colour is left out. */
export function readFinishes(said: string): Map<string, Omit<Finish, 'material'>> {
  const finishes = new Map<string, Omit<Finish, 'material'>>()
  for (const [material, worn] of new URLSearchParams(said)) {
    const [, surface, colour] = /^(.*) (#[0-9a-f]{6})$/i.exec(worn) ?? []
    if (surface !== undefined && colour !== undefined) finishes.set(material, { surface, colour })
  }
  return finishes
}

/** Width × height × length, each empty where nobody has measured it. */
export function writeMeasures({ width, height, length }: Measures): string {
  return [width, height, length].map((one) => one ?? '').join('x')
}

export function readMeasures(said: string): Measures {
  const [width = null, height = null, length = null] = said
    .split('x')
    .map((one) => (/^[1-9]\d*$/.test(one) ? Number(one) : null))
  return { width, height, length }
}
