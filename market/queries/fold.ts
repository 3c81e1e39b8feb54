/** SQLite by itself lowers the twenty-six plain letters, and knows nothing of the marks on others. */
const markedLetters = {
  a: 'àáâãäå',
  ae: 'æ',
  c: 'ç',
  e: 'èéêë',
  i: 'ìíîï',
  n: 'ñ',
  o: 'òóôõöø',
  oe: 'œ',
  u: 'ùúûü',
  y: 'ý',
}

const plainOf = new Map(
  Object.entries(markedLetters).flatMap(([plain, marked]) =>
    Array.from(marked + marked.toUpperCase(), (letter) => [letter, plain] as const),
  ),
)

/** Text as it is compared: without capitals and without marks. */
export function fold(text: string): string {
  return Array.from(text.normalize('NFC'), (letter) => plainOf.get(letter) ?? letter.toLowerCase()).join('')
}
