/** A number from 0 up to 1 that is always the same for the same words: the seed has no clock and throws no dice. */
export function chance(...words: (string | number)[]): number {
  let hash = 2_166_136_261
  for (const letter of words.join('\u0000')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619)
  }
  // One more mixing round: words that differ in their last letter alone would fall close together.
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519)
  hash = Math.imul(hash ^ (hash >>> 13), 3_266_489_917)
  return ((hash ^ (hash >>> 16)) >>> 0) / 4_294_967_296
}

export function pick<Thing>(things: readonly Thing[], ...words: (string | number)[]): Thing {
  const thing = things[Math.floor(chance(...words) * things.length)]
  if (thing === undefined) throw new Error(`There is nothing to pick from for ${words.join(' ')}.`)
  return thing
}

/** All of them, in an order that the words decide. */
export function shuffled<Thing>(things: readonly Thing[], ...words: (string | number)[]): Thing[] {
  return things
    .map((thing, at) => ({ thing, place: chance(...words, at) }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ thing }) => thing)
}
