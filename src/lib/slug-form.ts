import { lowerCased, withPlainEscapes } from './path-form.ts'

/**
 * How a slug stands in an address, in the form that the Gateway leaves alone. A market may give it plain or already
 * encoded; whatever it holds, it stays within one segment.
 */
export function slugForm(slug: string): string {
  if (plain.test(slug)) return slug
  const oneSegment = decoded(slug).toWellFormed().replaceAll(/[/\\]/g, '-')
  return lowerCased(withPlainEscapes(encodeURIComponent(oneSegment)))
}

/** Most slugs are in that form already, and a list's page writes hundreds of them. */
const plain = /^[a-z0-9-]+$/

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug)
  } catch {
    return slug.replaceAll('%', '')
  }
}
