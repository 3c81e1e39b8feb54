import { asOneWord, beginsPhrase, isPhrase, longestPhrase } from './same-meaning.ts'
import type { TypedWord } from './typed-words.ts'

/** What a typed word may have been meant to say, the likeliest first; nothing where it says what it says. */
export type Meant = readonly string[]

/** FTS5 expressions, the best first; each finds what those before it don't. */
export interface Expressions {
  /** Finds everything that is sure. */
  whole: string
  /** Whole words where they weigh most. */
  sure: string[]
  /** Whole words in prose too: all that is left where something is sure. */
  prose: string[]
  /** The last word as far as it has been typed, where nothing is sure. */
  begun: string[]
}

const inName = 'name'
const inKind = 'name kind'
const inTraits = 'name kind traits'
const anywhere = 'name kind traits prose'

/** Fewer letters begin something in nearly every description. */
export const fewestInProse = 4

/** Words are letters and digits in quotation marks, and never syntax. */
export function matchExpressions(typed: readonly TypedWord[], meant: readonly Meant[] = []): Expressions {
  const words = typed.map(({ typed, word }, at) => soughtWord({ typed, word }, meant[at] ?? []))
  const whole = allOf(termsOf(words, false))
  const begun = allOf(termsOf(words, true))
  const tellsEnough = (typed.at(-1)?.typed.length ?? 0) >= fewestInProse
  return {
    whole: within(inTraits, whole),
    sure: [
      within(inName, whole),
      butNot(within(inKind, whole), within(inName, whole)),
      butNot(within(inTraits, whole), within(inKind, whole)),
    ],
    prose: [butNot(within(anywhere, whole), within(inTraits, whole))],
    begun: [
      within(inName, begun),
      butNot(within(inTraits, begun), within(inName, begun)),
      butNot(within(anywhere, tellsEnough ? begun : whole), within(inTraits, begun)),
    ],
  }
}

function within(columns: string, words: string): string {
  return `({${columns}} : (${words}))`
}

function butNot(found: string, already: string): string {
  return `${found} NOT ${already}`
}

function soughtWord({ typed, word }: TypedWord, meant: Meant): SoughtWord {
  const [likeliest, ...others] = meant
  if (likeliest === undefined) return { typed, word, others }
  return { typed: likeliest, word: likeliest, others: [word, ...others] }
}

interface SoughtWord extends TypedWord {
  others: readonly string[]
}

/** Words that together name something are one term: borne one by one, or as what it is called. */
function termsOf(words: readonly SoughtWord[], begun: boolean): string[] {
  const terms: string[] = []
  for (let at = 0; at < words.length;) {
    const length = phraseLength(words.slice(at), begun)
    const ofTerm = words.slice(at, at + length)
    at += length
    const isBegun = begun && at === words.length
    const each = allOf(ofTerm.map((word, place) => anyOf(wordForms(word, isBegun && place === length - 1))))
    terms.push(length === 1 ? each : anyOf([`(${each})`, ...phraseForms(ofTerm, isBegun)]))
  }
  return terms
}

/** Of the longest phrase that the words begin with; 1 where they begin with none. */
function phraseLength(words: readonly SoughtWord[], begun: boolean): number {
  for (let length = Math.min(longestPhrase, words.length); length > 1; length--) {
    const ofPhrase = words.slice(0, length)
    if (isPhrase(said(ofPhrase))) return length
    if (begun && length === words.length && beginsPhrase(typedOf(ofPhrase))) return length
  }
  return 1
}

function wordForms({ typed, word, others }: SoughtWord, begun: boolean): string[] {
  const forms = [word, ...others].map(quoted)
  return begun ? [`${quoted(typed)} *`, ...forms] : forms
}

function phraseForms(words: readonly SoughtWord[], begun: boolean): string[] {
  const whole = quoted(asOneWord(said(words)))
  return begun ? [`${quoted(asOneWord(typedOf(words)))} *`, whole] : [whole]
}

function said(words: readonly SoughtWord[]): string {
  return words.map(({ word }) => word).join(' ')
}

/** The last word as far as it has been typed. */
function typedOf(words: readonly SoughtWord[]): string {
  return [...words.slice(0, -1).map(({ word }) => word), words.at(-1)?.typed ?? ''].join(' ')
}

function allOf(terms: readonly string[]): string {
  return terms.join(' AND ')
}

function anyOf(forms: readonly string[]): string {
  return `(${[...new Set(forms)].join(' OR ')})`
}

function quoted(word: string): string {
  return `"${word}"`
}
