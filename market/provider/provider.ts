import { type JWTVerifyGetKey, createRemoteJWKSet, customFetch } from 'jose'
import { z } from 'zod'
import type { Site } from '#contract/site.ts'

/** The way to the provider of this deployment, and the host that its tokens name. */
export interface ProviderEnv {
  IDENTITY: Fetcher
  IDENTITY_HOST: string
}

/** Where customers of a site sign in: ours or anybody's. */
export interface Provider {
  kind: 'embedded' | 'remote'
  /** As its tokens name it. */
  issuer: string
  keys: JWTVerifyGetKey
  userInfo: string | null
  fetch: (url: string, init?: RequestInit) => Promise<Response>
}

const described = z.object({
  issuer: z.string(),
  jwks_uri: z.url({ protocol: /^https?$/ }),
  userinfo_endpoint: z.url({ protocol: /^https?$/ }).optional(),
})

const patienceInMs = 5_000
const describedForMs = 10 * 60_000
const keysByAddress = new Map<string, JWTVerifyGetKey>()
const remotes = new Map<string, { provider: Provider; until: number }>()

/** Null when a token's issuer isn't the provider of the site. Throws when the provider can't be asked who it is. */
export async function openProvider(site: Site, issuer: string, env: ProviderEnv): Promise<Provider | null> {
  const configured = site.signIn.issuer
  if (configured === 'embedded') return isOurs(issuer, env.IDENTITY_HOST) ? embedded(issuer, env) : null
  if (withoutSlash(issuer) !== withoutSlash(configured)) return null
  const known = remotes.get(configured)
  if (known && known.until > Date.now()) return known.provider
  const provider = await remote(configured)
  remotes.set(configured, { provider, until: Date.now() + describedForMs })
  return provider
}

/** Ours answers on a host of its own, under the scheme and port that the shop is visited on. */
function isOurs(issuer: string, identityHost: string): boolean {
  const url = URL.parse(issuer)
  if (url?.origin !== issuer || url.hostname !== identityHost) return false
  return url.protocol === 'https:' || /(^|\.)localhost$/.test(identityHost)
}

function embedded(issuer: string, { IDENTITY }: ProviderEnv): Provider {
  const ask = (url: string, init?: RequestInit) => IDENTITY.fetch(url, init)
  return {
    kind: 'embedded',
    issuer,
    keys: keysAt(`${issuer}/jwks`, ask),
    userInfo: `${issuer}/oauth2/userinfo`,
    fetch: ask,
  }
}

async function remote(issuer: string): Promise<Provider> {
  const ask = (url: string, init?: RequestInit) => fetch(url, init)
  const answer = await ask(`${withoutSlash(issuer)}/.well-known/openid-configuration`, {
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceInMs),
  })
  const document = described.parse(await answer.json())
  if (withoutSlash(document.issuer) !== withoutSlash(issuer))
    throw new Error(`The provider at ${issuer} says that it is ${document.issuer}.`)
  return {
    kind: 'remote',
    issuer: document.issuer,
    keys: keysAt(document.jwks_uri, ask),
    userInfo: document.userinfo_endpoint ?? null,
    fetch: ask,
  }
}

/** Kept over requests; a key that isn't among them has the set fetched anew, not more often than twice a minute. */
function keysAt(address: string, ask: Provider['fetch']): JWTVerifyGetKey {
  const known = keysByAddress.get(address)
  if (known) return known
  const keys = createRemoteJWKSet(new URL(address), {
    timeoutDuration: patienceInMs,
    [customFetch]: (url, init) => ask(url, init),
  })
  keysByAddress.set(address, keys)
  return keys
}

function withoutSlash(url: string): string {
  return url.replace(/\/$/, '')
}
