interface Memory<Answer> {
  /** So large may all answers be together; those asked for last are kept. */
  most: number
  sizeOf: (answer: Answer) => number
  seconds: number
}

/** Numbers of four bytes each. */
export const mostRemembered = 750_000
/** The words that an isolate knows by heart are as old at most: no answer is older than a minute. */
export const secondsRemembered = 30

/** Keeps an isolate's last answers for a while: people type the same beginnings. */
export function recentAnswers<Answer>({ most, sizeOf, seconds }: Memory<Answer>) {
  const answers = new Map<string, { answer: Answer; until: number }>()
  let size = 0
  const forget = (question: string) => {
    const known = answers.get(question)
    if (known && answers.delete(question)) size -= sizeOf(known.answer)
  }
  return async function answerTo(question: string, find: () => Promise<Answer>): Promise<Answer> {
    const known = answers.get(question)
    const isFresh = known && Date.now() < known.until
    const kept = isFresh ? known : { answer: await find(), until: Date.now() + seconds * 1000 }
    // What was asked for again is the newest again.
    forget(question)
    answers.set(question, kept)
    size += sizeOf(kept.answer)
    for (const oldest of answers.keys()) {
      if (size <= most) break
      forget(oldest)
    }
    return kept.answer
  }
}
