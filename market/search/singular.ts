const irregular = new Map([
  ['children', 'child'],
  ['feet', 'foot'],
  ['knives', 'knife'],
  ['leaves', 'leaf'],
  ['men', 'man'],
  ['niches', 'niche'],
  ['scarves', 'scarf'],
  ['women', 'woman'],
])

const endings: readonly (readonly [RegExp, string])[] = [
  [/lves$/, 'lf'],
  [/(?<=...)ies$/, 'y'],
  [/(?<=ss|sh|ch|x|z)es$/, ''],
  [/(?<=ss|us|is)$/, ''],
  [/s$/, ''],
]

/** One of what the word says; both sides of a comparison pass through here, so that it needn't be English. */
export function singular(word: string): string {
  if (word.length < 4) return irregular.get(word) ?? word
  const known = irregular.get(word)
  if (known) return known
  const ending = endings.find(([pattern]) => pattern.test(word))
  return ending ? word.replace(...ending) : word
}
