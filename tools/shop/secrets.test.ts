import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigurationError } from '#contract/site.ts'
import { readConfiguration } from './configuration.ts'
import { localSecrets, parseSecrets } from './secrets.ts'

const { sites } = readConfiguration()
const newFile = () => join(mkdtempSync(join(tmpdir(), 'secrets-')), '.dev.vars')

test('secrets are made once, for the owner of the machine alone', () => {
  const file = newFile()
  const first = localSecrets(sites, file)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect([...localSecrets(sites, file)]).toEqual([...first])
  expect(new Set(first.values()).size).toBe(first.size)
})

test('a further site gets its own secrets; what a person wrote stays as it is', () => {
  const file = newFile()
  writeFileSync(file, '# ours\nPURGE_KEY=chosen-by-a-person-long-enough')
  const secrets = localSecrets(sites, file)
  expect(secrets.get('PURGE_KEY')).toBe('chosen-by-a-person-long-enough')
  expect(readFileSync(file, 'utf8')).toMatch(/^# ours\nPURGE_KEY=chosen-by-a-person-long-enough\nSITE_/)
})

test('the secrets of a remote market are asked for by name, not made up', () => {
  const remote = { main: 'https://a.example', web: 'https://b.example', customer: 'https://c.example' }
  const [site] = sites
  const moved = site ? [{ ...site, market: remote }] : []
  expect(() => localSecrets(moved, newFile())).toThrow(ConfigurationError)
  expect(() => localSecrets(moved, newFile())).toThrow(/SITE_\w+_API_TOKEN is missing/)
})

test('values are read with and without quotes', () => {
  expect([...parseSecrets('A="x=y"\n# B=1\n C = z \nD=\'q\'')]).toEqual([
    ['A', 'x=y'],
    ['C', 'z'],
    ['D', 'q'],
  ])
})
