import { type JWTPayload, createLocalJWKSet, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Provider } from '../provider/provider.ts'

const keys = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) })

interface Expected {
  issuer: string
  typ?: string
  audience?: string
  /** An id token that says who is leaving may have run out: somebody may leave at any time. */
  maySignOut?: true
}

/** What a token of our own says, by our own keys; null where it isn't one or isn't good. */
export async function verifiedToken(
  provider: Provider,
  token: string,
  { issuer, typ, audience, maySignOut }: Expected,
): Promise<JWTPayload | null> {
  const set = createLocalJWKSet(keys.parse(await provider.api.getJwks()))
  const currentDate = maySignOut ? new Date(0) : new Date()
  try {
    const options = {
      issuer,
      algorithms: ['ES256'],
      currentDate,
      ...(typ && { typ }),
      ...(audience && { audience }),
    }
    return (await jwtVerify(token, set, options)).payload
  } catch {
    return null
  }
}
