import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inProject } from '../root.ts'
import { temporaryDirectory } from '../temporary.ts'
import { readConfiguration } from './configuration.ts'

/** The project's own file with one thing changed. */
function changed(from: string | RegExp, to: string): string {
  const file = join(temporaryDirectory(), 'wrangler.toml')
  writeFileSync(file, readFileSync(inProject('wrangler.toml'), 'utf8').replace(from, to))
  return file
}

test('the four sites are read in the order of the file', () => {
  expect(readConfiguration().sites.map(({ key }) => key)).toEqual([
    'archipelago',
    'hearth',
    'nordlys',
    'maison',
  ])
})

test('a wrong value is refused in one sentence that names its key', () => {
  const file = changed(/paper = "#\w+"/, 'paper = "white"')
  expect(() => readConfiguration(file)).toThrow(
    'wrangler.toml, vars.SITE_ARCHIPELAGO.theme.paper: must be a colour like #FAF6EF.',
  )
})

test('a broken file is refused in one sentence that names its line', () => {
  const file = changed('[vars.SITE_HEARTH]', '[vars.SITE_HEARTH')
  expect(() => readConfiguration(file)).toThrow(/^wrangler\.toml, line \d+: [^\n]+\.$/)
})

test('a host that two sites claim is refused', () => {
  const file = changed('hosts = ["hearth.localhost"]', 'hosts = ["localhost"]')
  expect(() => readConfiguration(file)).toThrow('archipelago and hearth both claim the host localhost')
})

test('a missing file says what to do', () => {
  expect(() => readConfiguration(join(temporaryDirectory(), 'wrangler.toml'))).toThrow('restore it')
})
