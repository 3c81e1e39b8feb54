import { decodeJwt, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { marketAudience } from '#contract/audience.ts'
import type { Site } from '#contract/site.ts'
import { type Provider, type ProviderEnv, openProvider } from '../provider/provider.ts'
import { Refusal } from './refusal.ts'

/** Somebody whom the provider of a site vouches for. */
export interface Bearer {
  site: Site
  provider: Provider
  subject: string
  /** In seconds: what was made before an account went opens nothing. */
  issuedAt: number
  token: string
}

/** Public keys only: a token that is sealed with a shared secret, or not at all, is nobody's. */
const algorithms = ['ES256', 'ES384', 'RS256', 'PS256', 'EdDSA']
const clockToleranceInSeconds = 5

const claims = z.object({
  iss: z.string().max(500),
  sub: z.string().min(1).max(255),
  iat: z.number(),
  exp: z.number(),
  aud: z.union([z.string(), z.array(z.string())]).optional(),
  client_id: z.string().optional(),
  token_use: z.string().optional(),
})
type Claims = z.infer<typeof claims>

export function bearerToken(header: string | undefined): string | null {
  return header?.match(/^Bearer ([\w-]+\.[\w-]+\.[\w-]*)$/i)?.[1] ?? null
}

/** Which site a token says that it is for. Nothing else of it is believed before its signature is. */
export function siteOfToken(token: string, sites: readonly Site[]): Site | undefined {
  const said = readClaims(token)
  return said ? sites.find((site) => isFor(site, said)) : undefined
}

export async function verifyBearer(token: string, site: Site, env: ProviderEnv): Promise<Bearer | Refusal> {
  const said = readClaims(token)
  if (!said || !isFor(site, said)) return new Refusal('bearer-refused')
  let provider: Provider | null
  try {
    provider = await openProvider(site, said.iss, env)
  } catch {
    return new Refusal('provider-silent')
  }
  if (!provider) return new Refusal('bearer-refused')
  try {
    await jwtVerify(token, provider.keys, {
      algorithms,
      issuer: provider.issuer,
      ...(provider.kind === 'embedded' && { typ: 'at+jwt', audience: marketAudience(site) }),
      requiredClaims: ['sub', 'iat', 'exp'],
      clockTolerance: clockToleranceInSeconds,
    })
  } catch (error) {
    return new Refusal(isSilence(error) ? 'provider-silent' : 'bearer-refused')
  }
  return { site, provider, subject: said.sub, issuedAt: said.iat, token }
}

/** Some providers name no audience in their access tokens, but the client that they were given to. */
function isFor(site: Site, { aud, client_id, token_use }: Claims): boolean {
  if (aud !== undefined) return [aud].flat().includes(marketAudience(site))
  return site.signIn.issuer !== 'embedded' && client_id === site.signIn.client && token_use === 'access'
}

function readClaims(token: string): Claims | null {
  try {
    return claims.safeParse(decodeJwt(token)).data ?? null
  } catch {
    return null
  }
}

/** The keys could not be had: that says nothing about the token, and ends nobody's session. */
function isSilence(error: unknown): boolean {
  return (
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC') ||
    !(error instanceof errors.JOSEError)
  )
}
