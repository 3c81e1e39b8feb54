import { env } from 'cloudflare:workers'
import * as oauth from 'oauth4webapi'
import type { Site } from '#contract/site.ts'
import { secretsOf } from '../sites.ts'
import { wire } from './wire.ts'

/** The OpenID Connect provider of a site, ours or anybody's: all that is known of it comes from its discovery document. */
export interface Provider {
  site: Site
  server: oauth.AuthorizationServer
  client: oauth.Client
  authentication: oauth.ClientAuth
  /** For every call to it. */
  options: () => {
    [oauth.customFetch]: typeof wire
    [oauth.allowInsecureRequests]: boolean
    signal: AbortSignal
  }
}

const patienceInMs = 5_000
const describedForMs = 10 * 60_000

interface Description {
  server: oauth.AuthorizationServer
  until: number
}
const descriptions = new Map<string, Description>()

/** Where the site's provider is: ours lives on a host of its own, under the scheme and port that the shop is visited on. */
export function issuerOf(site: Site, visited: URL): string {
  if (site.signIn.issuer !== 'embedded') return site.signIn.issuer
  const { protocol, port } = visited
  return `${protocol}//${env.IDENTITY_HOST}${port && `:${port}`}`
}

/** Throws when nobody answers and nothing is known from before. */
export async function openProvider(site: Site, issuer: string): Promise<Provider> {
  const server = await describe(issuer)
  const client: oauth.Client = { client_id: site.signIn.client, [oauth.clockTolerance]: 30 }
  const methods = server.token_endpoint_auth_methods_supported
  const byPost = methods !== undefined && !methods.includes('client_secret_basic')
  const secret = secretsOf(site).signInSecret
  return {
    site,
    server,
    client,
    authentication: byPost ? oauth.ClientSecretPost(secret) : oauth.ClientSecretBasic(secret),
    options: () => optionsFor(issuer),
  }
}

function optionsFor(issuer: string) {
  return {
    [oauth.customFetch]: wire,
    // The configuration lets no other issuer than one of this machine go without TLS.
    [oauth.allowInsecureRequests]: issuer.startsWith('http:'),
    signal: AbortSignal.timeout(patienceInMs),
  }
}

async function describe(issuer: string): Promise<oauth.AuthorizationServer> {
  const known = descriptions.get(issuer)
  if (known && known.until > Date.now()) return known.server
  try {
    const address = new URL(issuer)
    const response = await oauth.discoveryRequest(address, optionsFor(issuer))
    const server = await oauth.processDiscoveryResponse(address, response)
    descriptions.set(issuer, { server, until: Date.now() + describedForMs })
    return server
  } catch (error) {
    // An older description is better than nobody signing in; keys and endpoints seldom change.
    if (known) return known.server
    throw error
  }
}
