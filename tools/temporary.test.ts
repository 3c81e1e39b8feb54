import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyInMemory, placeInMemory, temporaryDirectory } from './temporary.ts'

test('what is copied into memory is whole, and what it was copied from stays as it was', () => {
  const folder = temporaryDirectory()
  mkdirSync(join(folder, 'below'))
  writeFileSync(join(folder, 'below', 'file'), 'before')
  const copy = join(copyInMemory(folder), 'below', 'file')
  expect(readFileSync(copy, 'utf8')).toBe('before')
  writeFileSync(copy, 'after')
  const original = readFileSync(join(folder, 'below', 'file'), 'utf8')
  expect(original).toBe(existsSync('/dev/shm') ? 'before' : 'after')
})

test('there is never room for more than all memory', () => {
  expect(placeInMemory(1e18)).toBe(undefined)
})
