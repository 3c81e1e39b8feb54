import { expect, test } from 'vitest'
import { remember, remembered } from './memory.ts'

test('memory holds 500 answers; the one that was used least recently goes first', () => {
  for (let at = 0; at < 500; at += 1) remember(`key-${at}`, { storedAt: 0, value: at })
  expect(remembered('key-0')?.value).toBe(0)
  remember('one-more', { storedAt: 0, value: 'new' })
  expect(remembered('key-0')?.value).toBe(0)
  expect(remembered('key-1')).toBeUndefined()
  expect(remembered('key-2')?.value).toBe(2)
})
