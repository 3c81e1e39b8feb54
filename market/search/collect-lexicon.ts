import { emptySet } from '../facets/product-set.ts'
import type { Document } from './document.ts'
import {
  type Lexicon,
  type SitePhrases,
  type Suggestion,
  columns,
  lengthOfBits,
  packLexicon,
} from './lexicon.ts'
import type { Phrase } from './phrase.ts'
import { type Steps, addSteps, bitsOf, noSteps, stepTo } from './steps.ts'

export interface LexiconCollector {
  /** In the order of the products' numbers, each once. */
  add: (number: number, document: Document) => void
  /** Null for a catalogue that is too large to be known by heart. */
  pack: (version: string, phrases: readonly Phrase[]) => Uint8Array | null
}

/** So much of it and of the index of lists leaves an isolate room for the next ones. */
const mostProducts = 200_000
const mostBytes = 24_000_000

/** For each column who bears the word there. */
type Bearers = (Steps | undefined)[]

/** Takes documents one after the other: nothing of them stays but the numbers of their products. */
export function collectLexicon(most = { products: mostProducts, bytes: mostBytes }): LexiconCollector {
  const words = new Map<string, Bearers>()
  let [products, bytes, size] = [0, 0, 0]
  const isTooMuch = () => products > most.products || bytes > most.bytes

  function add(number: number, document: Document): void {
    products++
    size = number + 1
    if (isTooMuch()) return words.clear()
    const seen = new Set<string>()
    for (const [column, name] of columns.entries())
      for (const word of document[name]) {
        if (seen.has(word)) continue
        seen.add(word)
        const bearers = words.get(word) ?? []
        words.set(word, bearers)
        bytes += stepTo((bearers[column] ??= noSteps()), number)
      }
  }

  function pack(version: string, phrases: readonly Phrase[]): Uint8Array | null {
    if (isTooMuch()) return null
    const sorted = [...words].toSorted(([one], [other]) => (one < other ? -1 : 1))
    return packLexicon({ version, size, ...bearersOf(sorted, size), ...phrasesOf(phrases) })
  }

  return { add, pack }
}

function bearersOf(
  words: readonly (readonly [string, Bearers])[],
  size: number,
): Pick<Lexicon, 'words' | 'starts' | 'bearers'> {
  const bits = lengthOfBits(size)
  const inOrder = words.flatMap(([, bearers]) => columns.map((_, column) => bearers[column] ?? noSteps()))
  const starts = new Uint32Array(inOrder.length + 1)
  for (const [place, { length }] of inOrder.entries())
    starts[place + 1] = (starts[place] ?? 0) + Math.min(length, bits)
  const all = new Uint8Array(starts.at(-1) ?? 0)
  for (const [place, { bytes, length }] of inOrder.entries()) {
    const steps = bytes.subarray(0, length)
    all.set(length < bits ? steps : asBits(steps, size), starts[place])
  }
  return { words: words.map(([word]) => word), starts, bearers: all }
}

function asBits(steps: Uint8Array, size: number): Uint8Array {
  const set = emptySet(size)
  addSteps(set, steps)
  return bitsOf(set, lengthOfBits(size))
}

function phrasesOf(phrases: readonly Phrase[]): Pick<Lexicon, 'suggestions' | 'phrases'> {
  const all = new Map(phrases.map((phrase) => [keyOf(phrase), phrase]))
  const sorted = [...all].toSorted(
    ([, one], [, other]) => inOrder(one.text, other.text) || inOrder(one.category, other.category),
  )
  const numbers = new Map(sorted.map(([key], number) => [key, number]))
  const ofSites = [...Map.groupBy(phrases, ({ site }) => site)].map(([site, its]): [string, SitePhrases] => {
    const inLetters = its.toSorted((one, other) => inOrder(one.beginning, other.beginning))
    return [
      site,
      {
        beginnings: inLetters.map(({ beginning }) => beginning),
        leadsTo: Uint32Array.from(inLetters, (phrase) => numbers.get(keyOf(phrase)) ?? 0),
        weights: Uint32Array.from(inLetters, ({ weight }) => weight),
      },
    ]
  })
  return { suggestions: sorted.map(([, phrase]) => suggestionOf(phrase)), phrases: new Map(ofSites) }
}

function keyOf({ text, category, categorySlug }: Phrase): string {
  return JSON.stringify([text, category, categorySlug])
}

function suggestionOf({ text, category, categorySlug }: Phrase): Suggestion {
  return { text, category: category || null, categorySlug: categorySlug || null }
}

function inOrder(one: string, other: string): number {
  return one === other ? 0 : one < other ? -1 : 1
}
