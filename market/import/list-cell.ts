/** What empties a list; a blank cell leaves it as it is. */
export const emptied = 'none'

/** Parts with one of the separators between them; a part that holds one itself stands in quotes. */
export function readList(text: string, separators = ','): string[] {
  if (text.toLowerCase() === emptied) return []
  const parts: string[] = []
  let part = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at)
    if (isQuoted && letter === '"' && text.charAt(at + 1) === '"') part += text.charAt(++at)
    else if (letter === '"' && (isQuoted || part.trim() === '')) isQuoted = !isQuoted
    else if (!isQuoted && separators.includes(letter)) {
      parts.push(part)
      part = ''
    } else part += letter
  }
  return [...parts, part].map((word) => word.trim()).filter((word) => word !== '')
}
