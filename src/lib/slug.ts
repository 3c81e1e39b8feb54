/** The specification's slug: lower case, no parentheses, spaces and slashes as hyphens, then URL-encoded. */
export function slugOf(text: string): string {
  return encodeURIComponent(
    text
      .toLowerCase()
      .replace(/[()]/g, '')
      .replace(/[\s/]+/g, '-'),
  )
}
