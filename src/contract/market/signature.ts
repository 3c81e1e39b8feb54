import { SignJWT, base64url } from 'jose'
import { z } from 'zod'

/** The credential and the proof that every marketplace call carries. */
export const tokenHeader = 'x-api-token'
export const signatureHeader = 'x-signature'

const audience = 'archipelago-market'
const lifetimeInSeconds = 60
/** Two machines' clocks are never quite alike. */
const clockToleranceInSeconds = 5

const header = z.object({ alg: z.literal('HS256'), crit: z.never().optional() })
const claims = z.object({
  iss: z.string(),
  aud: z.literal(audience),
  iat: z.number(),
  exp: z.number(),
  jti: z.string(),
  method: z.string(),
  path: z.string(),
  body: z.string(),
})

/** What a signature speaks for: changing any of it makes the signature invalid. */
export interface SignedCall {
  site: string
  method: string
  /** With its query, as it goes over the wire. */
  path: string
  /** Files travel as bytes. */
  body: string | Uint8Array
}

export type Verdict =
  { ok: true; jti: string } | { ok: false; reason: 'signature-invalid' | 'signature-late' }

export async function signCall(call: SignedCall, key: string, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000)
  return new SignJWT({ method: call.method, path: call.path, body: await sha256(call.body) })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(call.site)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimeInSeconds)
    .setJti(crypto.randomUUID())
    .sign(await imported(key))
}

export async function verifyCall(
  signature: string,
  call: SignedCall,
  { key, now }: { key: string; now: Date },
): Promise<Verdict> {
  const signed = await readSigned(signature, key)
  if (!signed) return { ok: false, reason: 'signature-invalid' }
  const seconds = Math.floor(now.getTime() / 1000)
  const oldest = seconds - clockToleranceInSeconds
  if (signed.exp <= oldest || signed.iat + lifetimeInSeconds < oldest)
    return { ok: false, reason: 'signature-late' }
  const speaksForThisCall =
    signed.iat <= seconds + clockToleranceInSeconds &&
    signed.iss === call.site &&
    signed.method === call.method &&
    signed.path === call.path &&
    signed.body === (await sha256(call.body))
  return speaksForThisCall ? { ok: true, jti: signed.jti } : { ok: false, reason: 'signature-invalid' }
}

/**
 * What stands in it, if it was sealed with this key: a JWT of one algorithm, which no header can choose. Every call of the
 * market waits for this; a library that knows all algorithms took a twentieth of a whole call longer.
 */
async function readSigned(signature: string, key: string): Promise<z.infer<typeof claims> | null> {
  const [head = '', payload = '', seal = '', more] = signature.split('.')
  if (more !== undefined) return null
  try {
    const sealed = new TextEncoder().encode(`${head}.${payload}`)
    const isSealed = await crypto.subtle.verify(
      'HMAC',
      await imported(key),
      Uint8Array.from(base64url.decode(seal)),
      sealed,
    )
    if (!isSealed || !header.safeParse(jsonIn(head)).success) return null
    return claims.safeParse(jsonIn(payload)).data ?? null
  } catch {
    return null
  }
}

function jsonIn(text: string): unknown {
  return JSON.parse(new TextDecoder().decode(base64url.decode(text)))
}

/** Of no bytes: most calls have no body. */
const digestOfNothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

async function sha256(body: string | Uint8Array): Promise<string> {
  if (body.length === 0) return digestOfNothing
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : new Uint8Array(body)
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const importedKeys = new Map<string, Promise<CryptoKey>>()

/** A site's key is the same for each of its calls. */
async function imported(key: string): Promise<CryptoKey> {
  const known =
    importedKeys.get(key) ??
    crypto.subtle.importKey('raw', new TextEncoder().encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
      'sign',
      'verify',
    ])
  importedKeys.set(key, known)
  return known
}
