import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What Blender and Python seed from the clock: a model that asks for it is another one each time. */
const seededByTheClock = /noise_vector|random_unit_vector|noise\.random\b|\brandom\.(?!Random\(.|RandomState\(\d|default_rng\(\d)/

test('nothing in the studio is drawn by a chance that cannot be drawn again', () => {
  const files = globSync('studio/**/*.py')
  expect(files.length).toBeGreaterThan(100)
  expect(files.filter((path) => seededByTheClock.test(readFileSync(path, 'utf8')))).toEqual([])
})
