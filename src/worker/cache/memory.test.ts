import { expect, test } from 'vitest'
import { forget, forgetSite, remember, remembered } from './memory.ts'

const letters = (millions: number) => 'x'.repeat(millions * 1_000_000)

test('memory holds six million characters; what was used least recently goes first', () => {
  for (const name of ['first', 'second', 'third'])
    remember(`rowan:${name}`, { storedAt: 0, value: letters(1.9) })
  expect(remembered('rowan:first')).toBeDefined()
  remember('rowan:fourth', { storedAt: 0, value: letters(1.9) })
  expect(remembered('rowan:first')).toBeDefined()
  expect(remembered('rowan:second')).toBeUndefined()
  expect(remembered('rowan:third')).toBeDefined()
})

test('what is remembered anew or forgotten gives its room back', () => {
  forgetSite('rowan')
  for (let time = 0; time < 10; time += 1) remember('rowan:same', { storedAt: time, value: letters(4) })
  remember('rowan:other', { storedAt: 0, value: letters(1) })
  expect(remembered('rowan:same')?.storedAt).toBe(9)
  forget('rowan:same')
  remember('rowan:third', { storedAt: 0, value: letters(4.5) })
  expect(remembered('rowan:other')).toBeDefined()
})

test('what is larger than the whole room is there until something else comes', () => {
  forgetSite('rowan')
  remember('rowan:large', { storedAt: 0, value: letters(7) })
  expect(remembered('rowan:large')).toBeDefined()
  remember('rowan:small', { storedAt: 0, value: 1 })
  expect(remembered('rowan:large')).toBeUndefined()
  expect(remembered('rowan:small')).toBeDefined()
})
