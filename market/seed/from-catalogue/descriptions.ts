import { care, deliveryNotes, making, partNames } from '../words/making.ts'
import type { Product } from '../catalogue.ts'
import { pick, shuffled } from './chance.ts'
import { type Piece, type Source, brandOf, finishesOf, found, measuresOf } from './source.ts'
import { lowerFirst, upperFirst, withArticle } from './wording.ts'

const pointsTold = 3
const partsTold = 5

/** What a shopper reads first: the catalogue's own words, then who stands behind them. */
export function summaryOf(source: Source, product: Product): string {
  const brand = brandOf(source, product)
  return `${product.summary}<p>${escaped(sentence(product.facts))} By ${escaped(brand.name)}: ${escaped(lowerFirst(brand.story))}</p>`
}

/** What a shopper reads before buying: this variant, what it is made of, how it behaves, how to look after it. */
export function descriptionOf(source: Source, piece: Piece): string {
  const { product, variant } = piece
  const { points, notes } = found(making[product.category], `making of ${product.category}`)
  const list = [...partsOf(source, piece), ...shuffled(points, product.slug).slice(0, pointsTold)]
  return [
    `<p>${escaped(openingOf(source, piece))}</p>`,
    `<ul>${list.map((point) => `<li>${escaped(point)}</li>`).join('')}</ul>`,
    `<p>${escaped([...careOf(source, piece), pick(notes, product.slug, variant.slug)].join(' '))}</p>`,
  ].join('')
}

export function deliveryNoteOf(product: Product): string {
  const [first] = product.sellers
  const notes = deliveryNotes[first?.delivery ?? ''] ?? []
  const madeToOrder = product.moodclips.includes('made-to-order') ? 'Made for you when you order. ' : ''
  return madeToOrder + pick(notes, product.slug)
}

/** For search engines and sharing: what it is, what tells it from others, who makes it; cut at a whole word. */
export function searchLineOf(source: Source, product: Product): string {
  const line = `${product.name} by ${brandOf(source, product).name}: ${product.facts}. Delivered across the UK, returns within 14 days.`
  const most = 158
  return line.length <= most ? line : `${line.slice(0, line.lastIndexOf(' ', most))}…`
}

export function suffixOf(product: Product): string {
  return making[product.category]?.suffix ?? ''
}

interface OpeningWords {
  name: string
  title: string
  main: string
  size: string
}

const openings: readonly ((words: OpeningWords) => string)[] = [
  ({ name, title, size }) => `The ${name} in ${title}. It measures ${size}.`,
  ({ title, size }) =>
    `Shown here in ${title}. It takes up ${size}: mark that out with newspaper before you decide.`,
  ({ name, main, size }) => `${upperFirst(withArticle(name))} of ${size}, in ${main}.`,
  ({ title, size }) => `${upperFirst(title)}, as it looks by daylight. It measures ${size}.`,
  ({ name, title, size }) => `This is the ${name} in ${title}: ${size} in all.`,
]

function openingOf(source: Source, piece: Piece): string {
  const { product, variant } = piece
  const { width, depth, height } = measuresOf(piece)
  const [first] = finishesOf(source, piece)
  const centimetres = (millimetres: number) => String(Math.round(millimetres / 10))
  return pick(
    openings,
    product.slug,
    variant.slug,
  )({
    name: product.name,
    title: lowerFirst(variant.title),
    main: lowerFirst(first?.finish.name ?? variant.title),
    size: `${centimetres(width)} × ${centimetres(depth)} × ${centimetres(height)} cm`,
  })
}

/** The parts that a shopper asks about, each once. */
function partsOf(source: Source, piece: Piece): string[] {
  const parts = finishesOf(source, piece).flatMap(({ part, finish }) => {
    const name = partNames[part]
    return name ? [`${name}: ${lowerFirst(finish.name)}`] : []
  })
  return parts.slice(0, partsTold)
}

function careOf(source: Source, piece: Piece): string[] {
  const sentences = finishesOf(source, piece).flatMap(({ finish }) => care[finish.shader] ?? [])
  return [...new Set(sentences)].slice(0, 2)
}

function sentence(text: string): string {
  return `${upperFirst(text)}.`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
