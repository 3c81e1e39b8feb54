import * as oauth from 'oauth4webapi'
import { log } from '../log.ts'
import { type Provider, openProvider } from './provider.ts'
import { nameOfFailure } from './provider-failure.ts'
import type { Site } from '#contract/site.ts'
import type { Tokens } from './tokens.ts'
import { wire } from './wire.ts'

/** Tells the provider that these tokens are over, and whose session with it. False when it has to be told again. */
export async function revoke(site: Site, issuer: string, tokens: Tokens): Promise<boolean> {
  try {
    const provider = await openProvider(site, issuer)
    await endAtProvider(provider, tokens)
    if (!provider.server.revocation_endpoint) return true
    // A provider that knows of a token no more has nothing to say against its revocation.
    for (const token of [tokens.refresh, tokens.access]) if (token) await revokeToken(provider, token)
    return true
  } catch (error) {
    log('warn', 'revocation', { site: site.key, failure: nameOfFailure(error) })
    return false
  }
}

async function revokeToken(provider: Provider, token: string): Promise<void> {
  const { server, client, authentication, options } = provider
  const response = await oauth.revocationRequest(server, client, authentication, token, options())
  try {
    await oauth.processRevocationResponse(response)
  } catch (error) {
    // Some take refresh tokens only, and say so of the other.
    if (!(error instanceof oauth.ResponseBodyError)) throw error
  }
}

/** From server to server, since an id token says who somebody is and has no place in an address. */
async function endAtProvider({ server, client, options }: Provider, { id }: Tokens): Promise<void> {
  if (!server.end_session_endpoint || !id) return
  const { signal } = options()
  const answer = await wire(server.end_session_endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ id_token_hint: id, client_id: client.client_id }).toString(),
    redirect: 'manual',
    signal,
  })
  await answer.body?.cancel()
}
