import type { Product } from '../catalogue.ts'
import { ownReviews } from '../own-reviews.ts'
import type { Row } from '../sql.ts'
import {
  type Stars,
  authors,
  closings,
  deliveryBlame,
  deliveryPraise,
  groupOf,
  openings,
  remarks,
  rooms,
  titles,
} from '../words/reviews.ts'
import { chance, pick, shuffled } from './chance.ts'
import { type Source, brandOf, found } from './source.ts'
import { dateOf } from './today.ts'
import { lowerFirst } from './wording.ts'

interface Review extends Row {
  written_on: string
}

const oldestInDays = 600
const most = 9
/** How often each rating is given, of a hundred. */
const frequency: readonly [Stars, number][] = [
  [5, 50],
  [4, 28],
  [3, 12],
  [2, 7],
  [1, 3],
]

/** Some products have none, some have nine. What test customers wrote belongs to their past. */
export function reviewsOf(source: Source): Review[] {
  return source.catalogue.products.flatMap((product) => {
    const count = Math.floor(chance('reviews', product.slug) * (most + 1))
    return Array.from({ length: count }, (_, at) => reviewOf(source, product, at)).toSorted((a, b) =>
      a.written_on < b.written_on ? 1 : -1,
    )
  })
}

function reviewOf(source: Source, product: Product, at: number): Review {
  const rating = ratingOf(product, at)
  const say = filled(source, product, at)
  return {
    id: `${ownReviews}${product.slug}-${at + 1}`,
    product_id: product.slug,
    author: nth(authors, [product.slug, 'author'], at),
    rating,
    title: nth(titles[rating], [product.slug, 'title', rating], at),
    body: [...sentencesOf(product, { rating, at }), ...closingOf(product, { rating, at })].map(say).join(' '),
    written_on: dateOf(Math.floor(chance('date', product.slug, at) * oldestInDays)),
    verified: chance('verified', product.slug, at) < 0.85 ? 1 : 0,
  }
}

function sentencesOf(product: Product, { rating, at }: { rating: Stars; at: number }): string[] {
  const { praise, blame } =
    remarks[found(groupOf[product.category], `kind of review for ${product.category}`)]
  const one = (list: readonly string[], of: string) => nth(list, [product.slug, of], at)
  const delivery = chance('delivery', product.slug, at)
  const opening = one(openings[rating], `opening ${rating}`)
  if (rating === 5)
    return [opening, one(praise, 'praise'), ...(delivery < 0.5 ? [one(deliveryPraise, 'van')] : [])]
  if (rating === 4) return [opening, one(praise, 'praise'), ...(delivery < 0.7 ? [one(blame, 'blame')] : [])]
  if (rating === 3)
    return [opening, one(blame, 'blame'), one(delivery < 0.5 ? deliveryBlame : praise, 'praise')]
  return [opening, one(blame, 'blame'), one(deliveryBlame, 'van')]
}

/** Some people know when to stop. */
function closingOf(product: Product, { rating, at }: { rating: Stars; at: number }): string[] {
  if (chance('closing', product.slug, at) < 0.4) return []
  return [nth(closings[rating >= 4 ? 'glad' : 'sorry'], [product.slug, 'closing'], at)]
}

/** Puts the product's own names in: what it is dressed in, who makes and who sells it, where it may stand. */
function filled(source: Source, product: Product, at: number): (text: string) => string {
  const title = lowerFirst(pick(product.variants, product.slug, 'worn', at).title)
  const seller = found(
    source.catalogue.sellers.find(({ slug }) => slug === product.sellers[0]?.seller),
    `a seller of ${product.slug}`,
  )
  const room = rooms[pick(product.rooms, product.slug, 'room', at)] ?? 'our home'
  const words: Record<string, string> = {
    title,
    room,
    brand: brandOf(source, product).name,
    seller: seller.name,
  }
  return (text) => text.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')
}

function ratingOf(product: Product, at: number): Stars {
  let left = chance('rating', product.slug, at) * 100
  for (const [stars, times] of frequency) {
    left -= times
    if (left < 0) return stars
  }
  return 5
}

/** The next of a list in the product's own order, so that one product never hears the same words twice in a row. */
function nth(list: readonly string[], words: (string | number)[], at: number): string {
  const own = shuffled(list, ...words)
  return found(own[at % own.length], `words for ${words.join(' ')}`)
}
