import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recentAnswers } from './recent-answers.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Answers in capitals, and says what it had to look up. */
function librarian() {
  const lookedUp: string[] = []
  const lately = recentAnswers<string>({ most: 7, seconds: 60, sizeOf: ({ length }) => length })
  const ask = (question: string) =>
    lately(question, async () => {
      lookedUp.push(question)
      return question.toUpperCase()
    })
  return { ask, lookedUp }
}

test('the last answers are remembered, and who isn’t asked for again is forgotten first', async () => {
  const { ask, lookedUp } = librarian()
  for (const question of ['so', 'sof', 'so', 'sofa', 'so', 'sof'])
    expect(await ask(question)).toBe(question.toUpperCase())
  expect(lookedUp).toEqual(['so', 'sof', 'sofa', 'sof'])
})

test('answers that are large together leave room for fewer', async () => {
  const { ask, lookedUp } = librarian()
  for (const question of ['so', 'sof', 'sofas', 'so', 'sofas', 'sofa bed', 'sofas'])
    expect(await ask(question)).toBe(question.toUpperCase())
  expect(lookedUp).toEqual(['so', 'sof', 'sofas', 'so', 'sofa bed', 'sofas'])
})

test('an answer is looked up again after a minute, however often it is asked for', async () => {
  const { ask, lookedUp } = librarian()
  for (const wait of [0, 40_000, 19_000, 2_000]) {
    vi.advanceTimersByTime(wait)
    await ask('so')
  }
  expect(lookedUp).toEqual(['so', 'so'])
})

test('a search that failed is tried again', async () => {
  const lately = recentAnswers<string>({ most: 7, seconds: 60, sizeOf: ({ length }) => length })
  await expect(lately('so', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(await lately('so', () => Promise.resolve('SO'))).toBe('SO')
})
