import { z } from 'zod'

/** The words of a catalogue for an isolate to know by heart: who bears each, and what is suggested by its beginning. */
export interface Lexicon {
  version: string
  /** In the order of their letters. */
  words: readonly string[]
  /** The bearers of word n in column c are the bytes from starts[4n + c] up to the next start. */
  starts: Uint32Array
  /** Steps from one product's number to the next, or a bit for each product where that isn't longer. */
  bearers: Uint8Array
  /** How many bytes a bit for each product takes: what is as long is bits. */
  lengthOfBits: number
  /** In the order of their texts, then of their categories. */
  suggestions: readonly Suggestion[]
  phrases: ReadonlyMap<string, SitePhrases>
}

export interface Suggestion {
  text: string
  category: string | null
  categorySlug: string | null
}

/** Under each beginning, in the order of their letters, which of the suggestions it leads to and how likely that is. */
export interface SitePhrases {
  beginnings: readonly string[]
  leadsTo: Uint32Array
  weights: Uint32Array
}

/** A word stands for a product in the weightiest of them alone. */
export const columns = ['name', 'kind', 'traits', 'prose'] as const

/** Written into every blob; another layout gets another number, and an old blob is then no blob. */
const layout = 1

const outline = z.object({
  layout: z.literal(layout),
  version: z.string(),
  size: z.int().nonnegative(),
  words: z.array(z.string()),
  suggestions: z.array(z.tuple([z.string(), z.string().nullable(), z.string().nullable()])),
  phrases: z.array(z.object({ site: z.string(), beginnings: z.array(z.string()) })),
})

const outlineLengthBytes = 4

/** As one blob: how long its outline is, the outline as JSON, the arrays at multiples of four, and the bearers. */
export function packLexicon({
  size,
  ...lexicon
}: Omit<Lexicon, 'lengthOfBits'> & { size: number }): Uint8Array {
  const { version, words, starts, bearers } = lexicon
  const phrases = [...lexicon.phrases].map(([site, { beginnings }]) => ({
    site,
    beginnings: [...beginnings],
  }))
  const suggestions = lexicon.suggestions.map(
    ({ text, category, categorySlug }): [string, string | null, string | null] => [
      text,
      category,
      categorySlug,
    ],
  )
  const facts: z.input<typeof outline> = { layout, version, size, words: [...words], suggestions, phrases }
  const head = new TextEncoder().encode(JSON.stringify(facts))
  const arrays = [
    starts,
    ...[...lexicon.phrases.values()].flatMap(({ leadsTo, weights }) => [leadsTo, weights]),
  ]
  let at = aligned(outlineLengthBytes + head.length)
  const blob = new Uint8Array(at + arrays.reduce((sum, { byteLength }) => sum + byteLength, bearers.length))
  new DataView(blob.buffer).setUint32(0, head.length, true)
  blob.set(head, outlineLengthBytes)
  for (const { buffer, byteOffset, byteLength } of [...arrays, bearers]) {
    blob.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += byteLength
  }
  return blob
}

/** The bearers stay in the blob's own memory; throws where it is not a blob of ours. */
export function openLexicon(blob: ArrayBuffer): Lexicon {
  const length = new DataView(blob).getUint32(0, true)
  const head = new TextDecoder().decode(new Uint8Array(blob, outlineLengthBytes, length))
  const { version, size, words, suggestions, phrases } = outline.parse(JSON.parse(head))
  let at = aligned(outlineLengthBytes + length)
  const numbers = (count: number) => {
    const array = new Uint32Array(blob, at, count)
    at += array.byteLength
    return array
  }
  const starts = numbers(words.length * columns.length + 1)
  const ofSites = phrases.map(({ site, beginnings }): [string, SitePhrases] => [
    site,
    { beginnings, leadsTo: numbers(beginnings.length), weights: numbers(beginnings.length) },
  ])
  return {
    version,
    words,
    starts,
    bearers: new Uint8Array(blob, at),
    lengthOfBits: lengthOfBits(size),
    suggestions: suggestions.map(([text, category, categorySlug]) => ({ text, category, categorySlug })),
    phrases: new Map(ofSites),
  }
}

export function lengthOfBits(size: number): number {
  return Math.ceil(size / 8)
}

function aligned(bytes: number): number {
  return Math.ceil(bytes / 4) * 4
}
