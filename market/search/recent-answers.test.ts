import { expect, test } from 'vitest'
import { recentAnswers } from './recent-answers.ts'

test('the last answers are remembered, and who isn’t asked for again is forgotten first', async () => {
  const asked: string[] = []
  const lately = recentAnswers<string>(2)
  const ask = (question: string) =>
    lately(question, async () => {
      asked.push(question)
      return question.toUpperCase()
    })
  for (const question of ['so', 'sof', 'so', 'sofa', 'so', 'sof'])
    expect(await ask(question)).toBe(question.toUpperCase())
  expect(asked).toEqual(['so', 'sof', 'sofa', 'sof'])
})

test('a search that failed is tried again', async () => {
  const lately = recentAnswers<string>(2)
  await expect(lately('so', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  expect(await lately('so', () => Promise.resolve('SO'))).toBe('SO')
})
