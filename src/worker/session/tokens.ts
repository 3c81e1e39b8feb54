import * as oauth from 'oauth4webapi'
import { z } from 'zod'
import type { Person } from '#contract/visitor.ts'
import type { Attempt } from './attempt.ts'
import type { Provider } from './provider.ts'

/** What the provider gave: kept sealed, and never given to a browser. */
export const tokens = z.object({
  access: z.string(),
  refresh: z.string().nullable(),
  id: z.string(),
  /** When the access token ends, in milliseconds; a provider needn't say. */
  accessEnds: z.number().nullable(),
})
export type Tokens = z.infer<typeof tokens>

export interface Grant {
  tokens: Tokens
  subject: string
  /** The provider's own session, where it names one. */
  providerSession: string | null
  person: Person
}

const claims = z.object({
  sub: z.string().min(1),
  sid: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  email: z.string().optional().catch(undefined),
  picture: z.string().optional().catch(undefined),
})

/** The code from the provider's answer becomes tokens: signature, issuer, audience, nonce and times are checked. */
export async function redeemCode(provider: Provider, attempt: Attempt, answer: URL): Promise<Grant> {
  const { server, client, authentication } = provider
  const parameters = oauth.validateAuthResponse(server, client, answer, attempt.state)
  const response = await oauth.authorizationCodeGrantRequest(
    server,
    client,
    authentication,
    parameters,
    `${answer.origin}/post-login`,
    attempt.verifier,
    provider.options(),
  )
  const expected = { expectedNonce: attempt.nonce, requireIdToken: true }
  const result = await oauth.processAuthorizationCodeResponse(server, client, response, expected)
  await oauth.validateApplicationLevelSignature(server, response, provider.options())
  const known = claims.parse(oauth.getValidatedIdTokenClaims(result))
  const said =
    known.name && known.email ? known : { ...(await userInfo(provider, result, known.sub)), ...known }
  return {
    tokens: tokensFrom(result, null),
    subject: known.sub,
    providerSession: known.sid ?? null,
    person: { name: said.name ?? null, email: said.email ?? null, picture: said.picture ?? null },
  }
}

/** New tokens for old; a provider that doesn't rotate leaves the refresh token as it is. */
export async function renewTokens(provider: Provider, old: Tokens, subject: string): Promise<Tokens> {
  const { server, client, authentication } = provider
  const response = await oauth.refreshTokenGrantRequest(
    server,
    client,
    authentication,
    old.refresh ?? '',
    provider.options(),
  )
  const result = await oauth.processRefreshTokenResponse(server, client, response)
  const fresh = oauth.getValidatedIdTokenClaims(result)
  if (fresh) {
    await oauth.validateApplicationLevelSignature(server, response, provider.options())
    if (fresh.sub !== subject) throw new Error('The provider renewed the tokens of somebody else.')
  }
  return tokensFrom(result, old)
}

function tokensFrom(result: oauth.TokenEndpointResponse, old: Tokens | null): Tokens {
  return {
    access: result.access_token,
    refresh: result.refresh_token ?? old?.refresh ?? null,
    id: result.id_token ?? old?.id ?? '',
    accessEnds: result.expires_in === undefined ? null : Date.now() + result.expires_in * 1000,
  }
}

/** Some providers keep names and addresses out of the id token. Somebody without a name is still signed in. */
async function userInfo(provider: Provider, result: oauth.TokenEndpointResponse, subject: string) {
  const { server, client } = provider
  try {
    const response = await oauth.userInfoRequest(server, client, result.access_token, provider.options())
    return claims.parse(await oauth.processUserInfoResponse(server, client, subject, response))
  } catch {
    return {}
  }
}
