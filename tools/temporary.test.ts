import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyInMemory, placeInMemory, temporaryDirectory } from './temporary.ts'

test('what is copied into memory is whole, and what it was copied from stays as it was', () => {
  const folder = temporaryDirectory()
  mkdirSync(join(folder, 'below'))
  writeFileSync(join(folder, 'below', 'file'), 'before')
  const copied = copyInMemory(folder)
  // The process that tests run in is ended before it could clean up.
  onTestFinished(() => rmSync(copied, { recursive: true }))
  const copy = join(copied, 'below', 'file')
  expect(readFileSync(copy, 'utf8')).toBe('before')
  writeFileSync(copy, 'after')
  const original = readFileSync(join(folder, 'below', 'file'), 'utf8')
  expect(original).toBe(existsSync('/dev/shm') ? 'before' : 'after')
})

test('there is never room for more than all memory', () => {
  expect(placeInMemory(1e18)).toBe(undefined)
})
