import { ConfigurationError } from './site.ts'

/** What a site needs to take money by Stripe; the market knows them all, a page that takes a card the public one. */
export interface StripeKeys {
  secretKey: string
  publicKey: string
  webhookSecret: string
}

const names = {
  secretKey: 'STRIPE_SECRET_KEY',
  publicKey: 'STRIPE_PUBLISHABLE_KEY',
  webhookSecret: 'STRIPE_WEBHOOK_SECRET',
} as const

const forms = {
  secretKey: /^(?:sk|rk)_(test|live)_\w+$/,
  publicKey: /^pk_(test|live)_\w+$/,
  webhookSecret: /^whsec_[\w+/=]+$/,
} as const

const examples = {
  secretKey: 'sk_test_… or sk_live_…',
  publicKey: 'pk_test_…',
  webhookSecret: 'whsec_…',
} as const

/**
 * A site's own keys, `SITE_<KEY>_STRIPE_…`, or those of all sites without any of their own. Null where none is set;
 * throws with a sentence that names the key where one is missing, wrong, or of the other mode.
 */
export function readStripeKeys(env: object, siteKey: string): StripeKeys | null {
  const own = `SITE_${siteKey.toUpperCase()}_`
  return readKeys(env, own) ?? readKeys(env, '')
}

function readKeys(env: object, prefix: string): StripeKeys | null {
  const set = new Map<string, unknown>(Object.entries(env))
  const valueOf = (key: keyof StripeKeys) => set.get(prefix + names[key]) || null
  const kinds = ['secretKey', 'publicKey', 'webhookSecret'] as const
  const present = kinds.find((key) => valueOf(key) !== null)
  if (!present) return null
  const read = (key: keyof StripeKeys): string => {
    const [name, value] = [prefix + names[key], valueOf(key)]
    if (value === null)
      throw new ConfigurationError(`${prefix}${names[present]} is set: set ${name} as well.`)
    if (typeof value !== 'string' || !forms[key].test(value))
      throw new ConfigurationError(`${name}: must be a key like ${examples[key]}.`)
    return value
  }
  const keys = {
    secretKey: read('secretKey'),
    publicKey: read('publicKey'),
    webhookSecret: read('webhookSecret'),
  }
  const [secretMode, publicMode] = [
    forms.secretKey.exec(keys.secretKey)?.[1],
    forms.publicKey.exec(keys.publicKey)?.[1],
  ]
  if (secretMode !== publicMode)
    throw new ConfigurationError(
      `${prefix}${names.publicKey} is a ${publicMode} key, and ${prefix}${names.secretKey} a ${secretMode} key: take both from the same mode.`,
    )
  return keys
}
