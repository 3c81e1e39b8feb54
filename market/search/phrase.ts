import type { NamedTag } from './read-products.ts'
import { tellingWords } from './typed-words.ts'

/** A suggestion under one of the beginnings that lead to it. */
export interface Phrase {
  site: string
  beginning: string
  text: string
  category: string
  categorySlug: string
  weight: number
}

/** What is suggested first: categories, tags in them, categories by what others call them, products by name. */
export const weights = { category: 4_000_000, tag: 3_000_000, otherName: 2_000_000, name: 1_000_000 }

/** “floor lamps” is begun by “floor” and by “lamps”. */
export function beginningsOf(text: string): string[] {
  const words = tellingWords(text)
  return words.map((_, at) => words.slice(at).join(' '))
}

export function phraseIn(
  category: NamedTag | undefined,
  phrase: Pick<Phrase, 'site' | 'beginning' | 'text' | 'weight'>,
): Phrase {
  return { ...phrase, category: category?.name ?? '', categorySlug: category?.urlSlug ?? '' }
}
