const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/** Where a name stands in an index from A to Z; whatever begins otherwise stands under #. */
export function letterOf(name: string): string {
  const [first = ''] = name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  return alphabet.includes(first) ? first : '#'
}

/** In the order of the alphabet, as English readers know it. */
export function byName<Named extends { name: string }>(things: readonly Named[]): Named[] {
  return things.toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'))
}

/** All letters, and whether something stands under them. */
export function lettersOf(names: readonly string[]): { letter: string; isUsed: boolean }[] {
  const used = new Set(names.map(letterOf))
  return [...alphabet, ...(used.has('#') ? ['#'] : [])].map((letter) => ({
    letter,
    isUsed: used.has(letter),
  }))
}
