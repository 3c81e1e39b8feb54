import { z } from 'zod'
import { fontVariables, isFontFamily } from '#lib/fonts.ts'

/** `[vars.SITE_<KEY>]` in wrangler.toml: everything that makes a brand site, and nothing secret. */
const colour = z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'must be a colour like #FAF6EF')

const font = z
  .string()
  .refine(isFontFamily, `must be one of the bundled fonts: ${Object.keys(fontVariables).join(', ')}`)

const host = z
  .string()
  .regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/, 'must be a host name in lower case, without scheme or port')

const baseUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .transform((url) => url.replace(/\/$/, ''))

/** Tokens travel there: outside this machine only under TLS. */
const issuer = baseUrl.refine(
  (url) => /^https:|^http:\/\/([\w.-]+\.)?(localhost|127\.0\.0\.1)(:|\/|$)/.test(url),
  'must be an https URL',
)

const theme = z.strictObject({
  paper: colour,
  paper2: colour,
  ink: colour,
  ink2: colour,
  line: colour,
  accent: colour,
  onAccent: colour,
  sale: colour,
  ok: colour,
  no: colour,
  display: font,
  text: font,
  radius: z.string().regex(/^\d{1,2}px$/, 'must be a length in px'),
})

const upstreams = z.strictObject({ main: baseUrl, web: baseUrl, customer: baseUrl })

const line = z.string().min(1).max(120)

const mailbox = z.email('must be an e-mail address')

/** Who answers for the shop. The market's template details may say more; pages made ahead of time have this. */
const seller = z.strictObject({
  companyName: line,
  companyAddress1: line.optional(),
  companyAddress2: line.optional(),
  city: line.optional(),
  country: line.optional(),
  companyPostcode: line.optional(),
  serviceEmail: mailbox.optional(),
  salesEmail: mailbox.optional(),
  infoEmail: mailbox.optional(),
  privacyEmail: mailbox.optional(),
  serviceTelephone: line.optional(),
  vat: line.optional(),
  description: z.string().min(1).max(400),
})

const socialLink = z.strictObject({
  websiteType: z.enum(['facebook', 'instagram', 'linkedin', 'youtube', 'twitter']),
  link: z.url({ protocol: /^https$/, error: 'must be an https URL' }),
})

const siteBlock = z.strictObject({
  hosts: z.array(host).min(1),
  name: z.string().min(1).max(60),
  logo: z.string().regex(/^\/[\w./-]+\.svg$/, 'must be the path of an SVG below public/'),
  theme,
  seller,
  social: z.array(socialLink).default([]),
  /** Hosts besides our own that pictures of a remote market come from. */
  mediaHosts: z.array(host).default([]),
  market: z.union(
    [z.literal('embedded'), upstreams],
    'must be "embedded" or a table with main, web and customer',
  ),
  signIn: z.strictObject({
    issuer: z.union(
      [z.literal('embedded'), issuer],
      'must be "embedded" or the https URL of an OpenID Connect issuer',
    ),
    client: z.string().min(1),
    scopes: z.array(z.string().min(1)).min(1),
    /** What the provider wants to be told besides when somebody signs in, such as an audience. */
    parameters: z.record(z.string(), z.string()).default({}),
    /** … and when somebody wants an account, where `prompt=create` isn't how the provider calls it. */
    signUp: z.record(z.string(), z.string()).default({}),
    /** Where people sign out at the provider, when its discovery document doesn't say. */
    endSession: baseUrl.optional(),
  }),
})

export type SiteTheme = z.infer<typeof theme>
export type Site = z.infer<typeof siteBlock> & { key: string }

const secretNames = {
  apiToken: 'API_TOKEN',
  apiSigningKey: 'API_SIGNING_KEY',
  signInSecret: 'SIGN_IN_SECRET',
} as const
export type SiteSecrets = Record<keyof typeof secretNames, string>

export class ConfigurationError extends Error {
  override name = 'ConfigurationError'
}

/** Every site of the deployment; throws with a sentence that names the key where a value is wrong. */
export function readSites(env: object): Site[] {
  const blocks = Object.entries(env).filter(([name, value]) => isSiteBlock(name, value))
  if (blocks.length === 0) throw new ConfigurationError('wrangler.toml has no [vars.SITE_<KEY>] block.')
  const sites = blocks.map(([name, block]) => readSite(name, block))
  refuseSharedHosts(sites)
  return sites
}

export function readSecrets(env: object, site: Site): SiteSecrets {
  return {
    apiToken: readSecret(env, secretName(site, secretNames.apiToken)),
    apiSigningKey: readSecret(env, secretName(site, secretNames.apiSigningKey)),
    signInSecret: readSecret(env, secretName(site, secretNames.signInSecret)),
  }
}

/** What proves to the market who calls; it never learns the sign-in secret. */
export type ApiCredentials = Pick<SiteSecrets, 'apiToken' | 'apiSigningKey'>

export function readApiCredentials(env: object, site: Site): ApiCredentials {
  return {
    apiToken: readSecret(env, secretName(site, secretNames.apiToken)),
    apiSigningKey: readSecret(env, secretName(site, secretNames.apiSigningKey)),
  }
}

export function readOperatorCredentials(env: object): ApiCredentials {
  return {
    apiToken: readSecret(env, `OPERATOR_${secretNames.apiToken}`),
    apiSigningKey: readSecret(env, `OPERATOR_${secretNames.apiSigningKey}`),
  }
}

/** With it the catalogue's keeper has pages dropped; one for the deployment, since one purge may name several sites. */
export function readPurgeKey(env: object): string {
  return readSecret(env, 'PURGE_KEY')
}

/** Everything that the storefront seals or signs for itself is done with keys made from it. */
export function readSessionKey(env: object): string {
  return readSecret(env, 'SESSION_KEY')
}

/** Signs the provider's cookies and encrypts its signing keys; nobody else knows it. */
export function readIdentityKey(env: object): string {
  return readSecret(env, 'IDENTITY_KEY')
}

/** What a site's client proves itself with. */
export function readSignInSecret(env: object, site: Site): string {
  return readSecret(env, secretName(site, secretNames.signInSecret))
}

/** The embedded provider's own host. */
export function readIdentityHost(env: object): string {
  const parsed = host.safeParse(new Map<string, unknown>(Object.entries(env)).get('IDENTITY_HOST'))
  if (!parsed.success)
    throw new ConfigurationError('wrangler.toml, vars.IDENTITY_HOST: must be a host name in lower case.')
  return parsed.data
}

export function secretNamesOf(site: Site): string[] {
  return Object.values(secretNames).map((suffix) => secretName(site, suffix))
}

function readSecret(env: object, name: string): string {
  const value: unknown = new Map(Object.entries(env)).get(name)
  if (typeof value !== 'string' || value.length < 16)
    throw new ConfigurationError(`The secret ${name} is missing or shorter than 16 characters.`)
  return value
}

function secretName(site: Site, suffix: string): string {
  return `SITE_${site.key.toUpperCase()}_${suffix}`
}

const blockName = /^SITE_[A-Z0-9]+$/

/** A site's secrets begin with its name too, but they are text. */
function isSiteBlock(name: string, value: unknown): boolean {
  return blockName.test(name) || (name.startsWith('SITE_') && typeof value === 'object')
}

function readSite(name: string, block: unknown): Site {
  if (!blockName.test(name))
    throw new ConfigurationError(
      `wrangler.toml, vars.${name}: a site's key has only capital letters and digits.`,
    )
  const parsed = siteBlock.safeParse(block, { error: adviceOn })
  if (parsed.success) return { key: name.slice('SITE_'.length).toLowerCase(), ...parsed.data }
  const issue = parsed.error.issues[0]
  const key = [`vars.${name}`, ...(issue?.path ?? [])].join('.')
  throw new ConfigurationError(`wrangler.toml, ${key}: ${issue?.message}.`)
}

/** As TOML writes them. */
const forms: Readonly<Record<string, string>> = {
  string: 'text in quotes',
  array: 'a list in square brackets',
  object: 'a table',
  record: 'a table',
}

/** What to write, where a key's own rule doesn't say. */
function adviceOn(issue: z.core.$ZodRawIssue): string {
  if (issue.code === 'invalid_type') {
    const form = forms[issue.expected] ?? issue.expected
    return issue.input === undefined ? `is missing: write ${form}` : `must be ${form}`
  }
  if (issue.code === 'too_small')
    return issue.origin === 'array' ? 'must name at least one' : 'must not be empty'
  if (issue.code === 'too_big') return `must be at most ${issue.maximum} characters long`
  if (issue.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`
  if (issue.code === 'unrecognized_keys')
    return `has ${issue.keys.join(', ')}, which nobody reads: take it out, or look how it is spelt in src/contract/site.ts`
  return 'is wrong: src/contract/site.ts says what it may be'
}

function refuseSharedHosts(sites: Site[]): void {
  const owners = new Map<string, string>()
  for (const site of sites)
    for (const name of site.hosts) {
      const owner = owners.get(name)
      if (owner)
        throw new ConfigurationError(`wrangler.toml: ${owner} and ${site.key} both claim the host ${name}.`)
      owners.set(name, site.key)
    }
}
