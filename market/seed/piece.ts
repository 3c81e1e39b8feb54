import { productTable } from './products.ts'
import { wordsIn } from './table.ts'
import { tagTable } from './tags.ts'
import { variantTable } from './variants.ts'

/** A variant with what its rows and its picture are made of. */
export interface Piece {
  id: string
  position: number
  product: (typeof productTable)[number]
  row: (typeof variantTable)[number]
  colours: string[]
  materials: string[]
  styles: string[]
  moods: string[]
  heightMm: number
  widthMm: number
  lengthMm: number
}

export function pieces(): Piece[] {
  const positions = new Map<string, number>()
  return variantTable.map((row) => {
    const position = (positions.get(row.product) ?? 0) + 1
    positions.set(row.product, position)
    const [heightMm = 0, widthMm = 0, lengthMm = 0] = row.size.split('x').map(Number)
    return {
      id: `${row.product}-${row.key}`,
      position,
      product: productOf(row.product),
      row,
      colours: wordsIn(row.colours),
      materials: wordsIn(row.materials),
      styles: wordsIn(row.styles),
      moods: wordsIn(row.moods),
      heightMm,
      widthMm,
      lengthMm,
    }
  })
}

export function piecesOf(productId: string): Piece[] {
  return pieces().filter(({ product }) => product.id === productId)
}

export function productOf(id: string): (typeof productTable)[number] {
  return found(
    productTable.find((product) => product.id === id),
    `product ${id}`,
  )
}

export function tagOf(kind: string, slug: string): (typeof tagTable)[number] {
  return found(
    tagTable.find((tag) => tag.kind === kind && tag.slug === slug),
    `${kind} ${slug}`,
  )
}

export function found<Thing>(thing: Thing | undefined, name: string): Thing {
  if (thing === undefined) throw new Error(`The seed names ${name}, which stands in none of its tables.`)
  return thing
}
