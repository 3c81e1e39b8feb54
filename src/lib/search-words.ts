/** As many as the box takes. */
export const longestQuery = 200

/** What is asked for: the same words in other dress are the same question, and the same address. */
export function plainQuery(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, longestQuery).trim()
}

/**
 * The specification's search slug: lower case, spaces as hyphens, nothing but word characters and hyphens. Accents are
 * taken off first: the letter below one would go with it.
 */
export function searchSlug(text: string): string {
  return plainQuery(text)
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/ /g, '-')
    .replace(/[^\w-]/g, '')
}

export function wordsOfSlug(slug: string): string {
  return plainQuery(slug.replaceAll('-', ' '))
}

/** A suggestion in three parts, the middle one being what has been typed; where that isn't in it, all is after it. */
export function markTyped(suggestion: string, typed: string): [before: string, typed: string, after: string] {
  const wanted = plainQuery(typed)
  const at = wanted === '' ? -1 : suggestion.toLowerCase().indexOf(wanted)
  // Some letters become two in lower case: then the places don't agree.
  if (at < 0 || suggestion.toLowerCase().length !== suggestion.length) return ['', '', suggestion]
  const end = at + wanted.length
  return [suggestion.slice(0, at), suggestion.slice(at, end), suggestion.slice(end)]
}
