import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Provider } from './provider.ts'
import { wire } from './wire.ts'

const event = 'http://schemas.openid.net/event/backchannel-logout'

const claims = z
  .object({
    sub: z.string().min(1).optional(),
    sid: z.string().min(1).optional(),
    jti: z.string().min(1),
    events: z.object({ [event]: z.object({}) }),
    // An id token has one: it must not pass for a logout token.
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined)

/** Whose sessions are over; null for a token that isn't the provider's, isn't for this shop or isn't about that. */
export async function endedByLogoutToken(
  provider: Provider,
  token: string,
): Promise<{ sub?: string | undefined; sid?: string | undefined } | null> {
  try {
    const { server, site } = provider
    const { payload, protectedHeader } = await jwtVerify(token, keysOf(provider), {
      issuer: server.issuer,
      audience: site.signIn.client,
      algorithms: signedBy(provider),
      maxTokenAge: 120,
      clockTolerance: 30,
      requiredClaims: ['iat', 'jti'],
    })
    const isOfAnotherType =
      protectedHeader.typ !== undefined && !/^(logout\+jwt|jwt)$/i.test(protectedHeader.typ)
    return isOfAnotherType ? null : (claims.safeParse(payload).data ?? null)
  } catch (error) {
    if (error instanceof errors.JWKSTimeout) throw error
    if (error instanceof errors.JOSEError) return null
    throw error
  }
}

const known = new Map<string, ReturnType<typeof createRemoteJWKSet>>()

function keysOf({ server }: Provider) {
  const address = server.jwks_uri
  if (!address) throw new Error('The provider names no keys.')
  const keys = known.get(address) ?? createRemoteJWKSet(new URL(address), { [customFetch]: wire })
  known.set(address, keys)
  return keys
}

/** Only signatures that the provider alone can make. */
function signedBy({ server }: Provider): string[] {
  const named = server.id_token_signing_alg_values_supported ?? ['RS256']
  return named.filter((name) => /^(RS|PS|ES)\d{3}$|^EdDSA$|^Ed25519$/.test(name))
}
