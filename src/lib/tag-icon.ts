/** Two letters in the place of a picture: the initials of the first two words, or the first two letters of the only one. */
export function tagIcon(name: string): string {
  const [first = '', second] = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const letters = second === undefined ? beginning(first, 2) : beginning(first, 1) + beginning(second, 1)
  return letters.toUpperCase()
}

function beginning(word: string, length: number): string {
  return Array.from(word).slice(0, length).join('')
}
