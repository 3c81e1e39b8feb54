/** Keeps the last so many answers of this isolate: people type the same beginnings. */
export function recentAnswers<Answer>(most: number) {
  const answers = new Map<string, Answer>()
  return async function answerTo(question: string, find: () => Promise<Answer>): Promise<Answer> {
    const answer = answers.get(question) ?? (await find())
    // What was asked for again is the newest again.
    answers.delete(question)
    answers.set(question, answer)
    for (const oldest of answers.keys()) {
      if (answers.size <= most) break
      answers.delete(oldest)
    }
    return answer
  }
}
