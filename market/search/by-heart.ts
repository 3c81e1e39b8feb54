import { type ProductSet, addAll, common, emptySet, isEmpty, without } from '../facets/product-set.ts'
import { type Lexicon, type SitePhrases, type Suggestion, columns } from './lexicon.ts'
import { fewestInProse } from './match.ts'
import type { Rungs, Wanted } from './rungs.ts'
import { addBits, addSteps } from './steps.ts'

/** The database folds other letters in its own way. */
const plain = /^[a-z0-9]+$/

const inProse = columns.indexOf('prose')

/** What `readRungs` would find, for one word as it was typed; undefined for what isn't known by heart. */
export function rungsByHeart(
  lexicon: Lexicon | undefined,
  { words, sold }: Pick<Wanted, 'words' | 'sold'>,
): Rungs | undefined {
  const [asked, ...others] = words
  if (!lexicon || !asked || others.length > 0 || !plain.test(asked.typed)) return undefined
  const { typed, word } = asked
  const whole = placesOf(lexicon, word, (known) => known === word)
  const bearers = (places: readonly number[], column: number) =>
    bearersIn(
      lexicon,
      places.map((place) => place * columns.length + column),
      sold,
    )
  const ofWhole = columns.map((_, column) => bearers(whole, column))
  const rungs = ofWhole.map((set) => soldOf(set, sold))
  if (rungs.slice(0, inProse).some(({ length }) => length > 0)) return rungs
  const begun = [...new Set([...placesOf(lexicon, typed, (known) => known.startsWith(typed)), ...whole])]
  const inName = bearers(begun, 0)
  const inTraits = inName.slice()
  for (let column = 1; column < inProse; column++) addAll(inTraits, bearers(begun, column))
  const prose = typed.length >= fewestInProse ? bearers(begun, inProse) : (ofWhole[inProse] ?? emptySet(0))
  return [inName, without(inTraits, inName), without(prose, inTraits)].map((set) => soldOf(set, sold))
}

/** Where words stand that begin at one of them. */
function placesOf({ words }: Lexicon, from: string, isWanted: (word: string) => boolean): number[] {
  const places: number[] = []
  for (let at = placeOf(words, from); at < words.length && isWanted(words[at] ?? ''); at++) places.push(at)
  return places
}

/** Of the first text that doesn't stand before this one. */
function placeOf(texts: readonly string[], text: string): number {
  let [from, to] = [0, texts.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((texts[middle] ?? '') < text) from = middle + 1
    else to = middle
  }
  return from
}

/** Those that a set of what is sold has room for. */
function bearersIn(
  { starts, bearers, lengthOfBits }: Lexicon,
  places: readonly number[],
  { length }: ProductSet,
): ProductSet {
  const set = new Uint32Array(length)
  for (const place of places) {
    const its = bearers.subarray(starts[place], starts[place + 1])
    if (its.length === lengthOfBits) addBits(set, its)
    else addSteps(set, its)
  }
  return set
}

function soldOf(set: ProductSet, sold: ProductSet): ProductSet {
  const rung = common([set, sold])
  return isEmpty(rung) ? emptySet(0) : rung
}

/** The likeliest suggestions of a site that begin with the text. */
export function suggestionsByHeart(
  { suggestions, phrases }: Lexicon,
  { site, text, most }: { site: string; text: string; most: number },
): Suggestion[] {
  const { beginnings, leadsTo, weights } = phrases.get(site) ?? none
  const likely = new Map<number, number>()
  for (let at = placeOf(beginnings, text); at < beginnings.length; at++) {
    if (!beginnings[at]?.startsWith(text)) break
    const [number, weight] = [leadsTo[at] ?? 0, weights[at] ?? 0]
    if (weight > (likely.get(number) ?? -1)) likely.set(number, weight)
  }
  return [...likely]
    .toSorted(([one, weight], [other, otherWeight]) => otherWeight - weight || one - other)
    .slice(0, most)
    .flatMap(([number]) => suggestions[number] ?? [])
}

const none: SitePhrases = { beginnings: [], leadsTo: new Uint32Array(), weights: new Uint32Array() }
