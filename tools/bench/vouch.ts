import { generateKeyPairSync, sign } from 'node:crypto'
import { Response } from 'miniflare'
import { z } from 'zod'
import { marketAudience } from '#contract/audience.ts'
import type { Site } from '#contract/site.ts'

const issuer = 'http://id.localhost:8787'
const keyId = 'of-the-bench'

export interface Asked {
  url: string
  headers: { get: (name: string) => string | null }
}

/** A provider that vouches for whoever the bench makes up. */
export function openProvider(site: Site) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: keyId, alg: 'ES256', use: 'sig' }
  return {
    identity: ({ url, headers }: Asked): Response => {
      const { pathname } = new URL(url)
      if (pathname === '/jwks') return Response.json({ keys: [jwk] })
      const sub = subjectOf(headers.get('authorization') ?? '')
      return Response.json({ sub, name: sub, email: `${sub}@bench.example` })
    },
    tokenOf: (subject: string): string => {
      const now = Math.floor(Date.now() / 1000)
      const claims = {
        iss: issuer,
        sub: subject,
        aud: [marketAudience(site)],
        client_id: site.signIn.client,
        iat: now,
        exp: now + 3600,
      }
      const said = `${encoded({ alg: 'ES256', typ: 'at+jwt', kid: keyId })}.${encoded(claims)}`
      const signature = sign('sha256', Buffer.from(said), { key: privateKey, dsaEncoding: 'ieee-p1363' })
      return `${said}.${signature.toString('base64url')}`
    },
  }
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function subjectOf(authorization: string): string {
  const claims: unknown = JSON.parse(
    Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString('utf8'),
  )
  return z.object({ sub: z.string() }).parse(claims).sub
}
