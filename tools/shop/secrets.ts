import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { readSecrets, secretNamesOf, type Site } from '#contract/site.ts'
import { readStripeKeys } from '#contract/stripe-keys.ts'
import { inProject } from '../root.ts'

const file = '.dev.vars'

export type Secrets = ReadonlyMap<string, string>

const shopSecrets = [
  'OPERATOR_API_TOKEN',
  'OPERATOR_API_SIGNING_KEY',
  'PURGE_KEY',
  'SESSION_KEY',
  'IDENTITY_KEY',
]

/** On this machine letters go nowhere, and the provider shows them instead. */
const onThisMachine = { identity: [['OUTBOX', 'open']] } as const

/** The storefront's sources lie in the root, whose file is the whole list. */
const foldersOf = {
  storefront: ['dist/server'],
  market: ['market', 'dist/archipelago_market'],
  identity: ['identity', 'dist/archipelago_identity'],
}

/** The secrets of this machine: made once, and only what is missing afterwards, so that a new site gets its own. */
export function localSecrets(sites: Site[], path = inProject(file)): Secrets {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const known = parseSecrets(text)
  const names = [...sites.flatMap(secretsMadeHere), ...shopSecrets]
  const made = names.filter((name) => !known.has(name)).map((name) => [name, newSecret()] as const)
  if (made.length > 0) writePrivately(path, text.replace(/(?<=.)\n?$/, '\n') + linesOf(made))
  const secrets = new Map([...known, ...made])
  const all = Object.fromEntries(secrets)
  for (const site of sites) {
    readSecrets(all, site)
    readStripeKeys(all, site.key)
  }
  return secrets
}

/** A remote market's and provider's secrets come from their owners: a random one would only hide that it is missing. */
export function secretsMadeHere(site: Site): string[] {
  return secretNamesOf(site).filter((name) =>
    name.endsWith('_SIGN_IN_SECRET') ? site.signIn.issuer === 'embedded' : site.market === 'embedded',
  )
}

/** Gives each Worker what it may know: beside its sources for the build, beside its built form for the server. */
export function handOutSecrets(secrets: Secrets): void {
  for (const [worker, folders] of Object.entries(foldersOf))
    for (const folder of folders.map((name) => inProject(name)).filter((path) => existsSync(path)))
      writePrivately(`${folder}/${file}`, linesOf(toldTo(worker, secrets)))
}

export function parseSecrets(text: string): Map<string, string> {
  const lines = text.matchAll(/^\s*([A-Z]\w*)\s*=\s*(["'`]?)(.*?)\2\s*$/gm)
  return new Map([...lines].map(([, name = '', , value = '']) => [name, value]))
}

function toldTo(worker: string, secrets: Secrets): (readonly [string, string])[] {
  const known = [...secrets].filter(([name]) => mayKnow(worker, name))
  return worker === 'identity' ? [...known, ...onThisMachine.identity] : known
}

function mayKnow(worker: string, name: string): boolean {
  if (worker === 'identity') return name.endsWith('_SIGN_IN_SECRET') || name === 'IDENTITY_KEY'
  if (name === 'IDENTITY_KEY') return false
  // Money is the market's alone; the key of the form in the browser travels in its answers.
  if (/(^|_)STRIPE_/.test(name)) return worker === 'market'
  if (worker === 'market') return !name.endsWith('_SIGN_IN_SECRET') && name !== 'SESSION_KEY'
  return !name.startsWith('OPERATOR_')
}

function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

function linesOf(secrets: readonly (readonly [string, string])[]): string {
  return secrets.map(([name, value]) => `${name}="${value}"\n`).join('')
}

function writePrivately(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
  chmodSync(path, 0o600)
}
