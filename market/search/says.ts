import { typedWords } from './typed-words.ts'
import { plainWords, wordsOf } from './words.ts'

/** Whether a short text has all words of a query, the last of them as far as it has been typed. */
export function says(query: string): (text: string) => boolean {
  const words = typedWords(query)
  const last = words.at(-1)
  return (text) => {
    const said = new Set(wordsOf(text))
    return (
      last !== undefined &&
      words.slice(0, -1).every(({ word }) => said.has(word)) &&
      (said.has(last.word) || plainWords(text).some((word) => word.startsWith(last.typed)))
    )
  }
}
