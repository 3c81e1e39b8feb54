interface Memory {
  /** So many answers, those asked for last. */
  most: number
  seconds: number
}

/** Keeps an isolate's last answers for a while: people type the same beginnings. */
export function recentAnswers<Answer>({ most, seconds }: Memory) {
  const answers = new Map<string, { answer: Answer; until: number }>()
  return async function answerTo(question: string, find: () => Promise<Answer>): Promise<Answer> {
    const known = answers.get(question)
    const isFresh = known && Date.now() < known.until
    const kept = isFresh ? known : { answer: await find(), until: Date.now() + seconds * 1000 }
    // What was asked for again is the newest again.
    answers.delete(question)
    answers.set(question, kept)
    for (const oldest of answers.keys()) {
      if (answers.size <= most) break
      answers.delete(oldest)
    }
    return kept.answer
  }
}
