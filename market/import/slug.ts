const longest = 48

/** Plain letters: accents and marks go, and everything else becomes a hyphen. Undefined where nothing is left. */
export function plainSlug(text: string): string | undefined {
  const slug = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (slug === '') return undefined
  return slug.length <= longest ? slug : `${slug.slice(0, longest - 8).replace(/-$/, '')}-${mark(slug)}`
}

/** Two long names that begin alike stay two. */
function mark(text: string): string {
  let hash = 2_166_136_261
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619)
  return (hash >>> 0).toString(36).padStart(7, '0')
}
