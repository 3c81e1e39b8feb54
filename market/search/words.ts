import { singular } from './singular.ts'

const longestWord = 40

/** The words of a text as they are typed: without capitals, without marks, without the signs between them. */
export function plainWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[æœøßłđ]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[’'](s\b)?/g, '')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, longestWord))
}

/** The words of a text as they are compared: plain, and one where they speak of many. */
export function wordsOf(text: string): string[] {
  return plainWords(text).map(singular)
}

/** Of letters that no mark can be taken from. */
const plainLetters: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', ß: 'ss', ł: 'l', đ: 'd' }
