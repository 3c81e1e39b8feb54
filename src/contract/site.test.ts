import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readSecrets, readSites, secretNamesOf } from './site.ts'

const block = z.record(z.string(), z.unknown())
const { vars } = z.object({ vars: block }).parse(parse(readFileSync('wrangler.toml', 'utf8')))
const hearth = block.parse(vars['SITE_HEARTH'])

/** The sites of a wrangler.toml whose one block differs from Hearth's in this. */
function sitesWith(change: Record<string, unknown>) {
  return () => readSites({ SITE_HEARTH: { ...hearth, ...change } })
}

describe('the sites of wrangler.toml', () => {
  test('are its SITE_ blocks, by their keys in lower case', () => {
    expect(readSites(vars).map(({ key }) => key)).toEqual(['archipelago', 'hearth', 'nordlys', 'maison'])
  })

  test('may have a remote market with a base URL for each family; slashes at their ends don’t count', () => {
    const market = { main: 'https://a.example/', web: 'https://b.example/v2/', customer: 'https://c.example' }
    const [site] = sitesWith({ market })()
    expect(site?.market).toEqual({
      main: 'https://a.example',
      web: 'https://b.example/v2',
      customer: 'https://c.example',
    })
  })

  test.each([
    ['no host', { hosts: [] }, 'vars.SITE_HEARTH.hosts'],
    ['a host with a scheme', { hosts: ['https://x.example'] }, 'vars.SITE_HEARTH.hosts.0'],
    ['a host in capitals', { hosts: ['X.example'] }, 'vars.SITE_HEARTH.hosts.0'],
    ['no name', { name: '' }, 'vars.SITE_HEARTH.name'],
    ['a logo elsewhere', { logo: 'https://x.example/a.svg' }, 'vars.SITE_HEARTH.logo'],
    ['a market of no form', { market: 'mine' }, 'vars.SITE_HEARTH.market'],
    ['a key that nobody knows', { colour: 'red' }, 'vars.SITE_HEARTH'],
    ['no theme', { theme: undefined }, 'vars.SITE_HEARTH.theme'],
  ])('stop the start for %s, with the key by its name', (_what, change, key) => {
    expect(sitesWith(change)).toThrow(`wrangler.toml, ${key}:`)
  })

  test.each([
    [{ theme: undefined }, 'theme: is missing: write a table.'],
    [{ name: undefined }, 'name: is missing: write text in quotes.'],
    [{ hosts: 'x.example' }, 'hosts: must be a list in square brackets.'],
    [{ hosts: [] }, 'hosts: must name at least one.'],
    [{ name: '' }, 'name: must not be empty.'],
    [{ name: 'x'.repeat(61) }, 'name: must be at most 60 characters long.'],
    [
      { social: [{ websiteType: 'myspace', link: 'https://x.example' }] },
      'social.0.websiteType: must be one of facebook, instagram, linkedin, youtube, twitter.',
    ],
    [
      { colour: 'red' },
      'has colour, which nobody reads: take it out, or look how it is spelt in src/contract/site.ts.',
    ],
  ])('say what to write instead of %j', (change, sentence) => {
    expect(sitesWith(change)).toThrow(sentence)
  })

  test('never share a host', () => {
    const both = { SITE_HEARTH: hearth, SITE_TWIN: hearth }
    expect(() => readSites(both)).toThrow('hearth and twin both claim the host hearth.localhost')
  })

  test('are not none', () => {
    expect(() => readSites({})).toThrow('no [vars.SITE_<KEY>] block')
  })
})

describe('the secrets of a site', () => {
  const [site] = sitesWith({})()
  if (!site) throw new Error('There is no site.')
  const secrets = Object.fromEntries(secretNamesOf(site).map((name) => [name, `a-long-secret-of-${name}`]))

  test('are read by the site’s own names', () => {
    expect(readSecrets(secrets, site)).toEqual({
      apiToken: 'a-long-secret-of-SITE_HEARTH_API_TOKEN',
      apiSigningKey: 'a-long-secret-of-SITE_HEARTH_API_SIGNING_KEY',
      signInSecret: 'a-long-secret-of-SITE_HEARTH_SIGN_IN_SECRET',
    })
  })

  test.each(Object.keys(secrets))('stop the start when %s is missing or short', (name) => {
    for (const value of [undefined, '', 'too-short'])
      expect(() => readSecrets({ ...secrets, [name]: value }, site)).toThrow(`The secret ${name} is missing`)
  })
})
