/** A word may be meant by one that differs in so many letters: short words have too many neighbours. */
export function forgivenTypos(word: string): number {
  if (word.length < 4) return 0
  return word.length === 4 ? 1 : 2
}

/** The word, and what is left of it without up to so many of its letters. */
export function remaindersOf(word: string, mostLeftOut = 2): Set<string> {
  const remainders = new Set([word])
  let last = new Set([word])
  for (let leftOut = 0; leftOut < mostLeftOut; leftOut++) {
    last = new Set([...last].flatMap(withoutOneLetter))
    for (const remainder of last) remainders.add(remainder)
  }
  return remainders
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))
}

/** How many letters were left out, added, changed or swapped with their neighbour (optimal string alignment). */
export function typosBetween(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const line = [row]
    for (let column = 1; column <= other.length; column++) {
      const changed = one[row - 1] === other[column - 1] ? 0 : 1
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      line[column] = Math.min(
        (last[column] ?? 0) + 1,
        (line[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + changed,
        swapped ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      )
    }
    beforeLast = last
    last = line
  }
  return last[other.length] ?? 0
}
