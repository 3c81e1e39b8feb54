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

/** The same of a column, in SQL; most text is plain, and then as many bytes long as letters. */
export function folded(column: string): string {
  const lowered = `lower(${column})`
  const unmarked = [...plainOf].reduce(
    (inner, [marked, plain]) => `replace(${inner}, '${marked}', '${plain}')`,
    lowered,
  )
  return `iif(length(${column}) = length(CAST(${column} AS BLOB)), ${lowered}, ${unmarked})`
}
