/** Spec 1, section 9. */
const mostLetters = 350

/** Whether a text is so long that a small screen shows only its beginning at first. */
export function isLong(html: string): boolean {
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  return text.trim().length > mostLetters
}
