/** Places and people keep their capital within a sentence. */
const properNames = new Set([
  'Calacatta',
  'Carrara',
  'Danish',
  'Ensō',
  'Ensō,',
  'French',
  'Marquina',
  'Tenmoku',
])

/** `Oat weave` within a sentence. */
export function lowerFirst(text: string): string {
  const [first = ''] = text.split(' ')
  return /^\p{Lu}\p{Ll}/u.test(text) && !properNames.has(first)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** `an Odense chair`, `a Fell table`. */
export function withArticle(name: string): string {
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`
}
