import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'smol-toml'
import { z } from 'zod'
import { readSites, secretNamesOf } from '#contract/site.ts'

export const root = fileURLToPath(new URL('../../', import.meta.url))

const jsonValue = z.json()
const wranglerToml = z.object({
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()),
  vars: z.record(z.string(), jsonValue),
})

export type Vars = z.infer<typeof wranglerToml>['vars']

/** The storefront's own wrangler.toml: the tests have no configuration of their own but for secrets. */
export const configuration = wranglerToml.parse(parse(readFileSync(`${root}wrangler.toml`, 'utf8')))

/** A secret for every name, recognisable should it turn up where it must not. */
export function secretsFor(vars: Vars): Record<string, string> {
  const names = [...readSites(vars).flatMap(secretNamesOf), ...operatorSecrets]
  return Object.fromEntries(names.map((name) => [name, `top-secret-${name.toLowerCase()}`]))
}

const operatorSecrets = [
  'OPERATOR_API_TOKEN',
  'OPERATOR_API_SIGNING_KEY',
  'PURGE_KEY',
  'SESSION_KEY',
  'IDENTITY_KEY',
]
