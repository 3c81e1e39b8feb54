import { expect, test } from 'vitest'
import { formatDay } from './day.ts'

test.each([
  ['2024-08-19', '19 August 2024'],
  ['2024-03-01T00:30:00.000Z', '1 March 2024'],
  ['2024-12-31T23:59:59.999Z', '31 December 2024'],
])('%s is written %s', (day, words) => {
  expect(formatDay(day)).toBe(words)
})
