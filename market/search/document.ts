import type { DescribedProduct, NamedTag } from './read-products.ts'
import { asOneWord, otherPhrasesFor } from './same-meaning.ts'
import { wordsOf } from './words.ts'

/** The columns that words stand in, the weightiest first. */
export interface Document {
  name: string[]
  /** What sort of thing it is and who makes it, and what else people call it. */
  kind: string[]
  traits: string[]
  prose: string[]
}

const mostProse = 400

/** A product's words, each once in a column. */
export function documentOf(product: DescribedProduct, tags: readonly NamedTag[]): Document {
  const sorts = tags
    .filter(({ kind }) => kind === 'category' || kind === 'brand')
    .map(({ name }) => wordsOf(name))
  const others = tags
    .filter(({ kind }) => kind !== 'category' && kind !== 'brand')
    .map(({ name }) => wordsOf(name))
  const name = wordsOf(product.name)
  return {
    name: once(name),
    kind: once([...sorts.flat(), ...[name, ...sorts].flatMap(otherNamesFor)]),
    traits: once([...others.flat(), ...others.flatMap(otherNamesFor), ...product.titles.flatMap(wordsOf)]),
    prose: once(product.prose.map(withoutMarkup).flatMap(wordsOf)).slice(0, mostProse),
  }
}

function otherNamesFor(words: readonly string[]): string[] {
  return otherPhrasesFor(words).map(asOneWord)
}

function withoutMarkup(html: string): string {
  return html.replace(/<[^>]*>/g, ' ').replace(/&#?\w+;/g, ' ')
}

function once(words: readonly string[]): string[] {
  return [...new Set(words)]
}
