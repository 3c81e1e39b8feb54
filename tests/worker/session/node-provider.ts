import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Provider } from 'oidc-provider'
import { z } from 'zod'
import { readSites } from '#contract/site.ts'
import { configuration, secretsFor } from '../configuration.ts'

const day = 24 * 3600

export interface RunningProvider {
  issuer: string
  stop: () => Promise<void>
}

/** panva's oidc-provider: an OpenID Connect provider as strangers run it. Whoever comes is the account they name. */
export async function startProvider(): Promise<RunningProvider> {
  const server = createServer()
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const address = server.address()
  const issuer = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const provider = providerAt(issuer)
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) void interact(provider, request, response)
    else void provider.callback()(request, response)
  })
  return {
    issuer,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

function providerAt(issuer: string): Provider {
  const secrets = secretsFor(configuration.vars)
  return new Provider(issuer, {
    clients: readSites(configuration.vars).map(({ key, hosts: [host], signIn }) => ({
      client_id: signIn.client,
      client_secret: secrets[`SITE_${key.toUpperCase()}_SIGN_IN_SECRET`] ?? '',
      redirect_uris: [`https://${host}/post-login`, `http://${host}/post-login`],
      post_logout_redirect_uris: [`https://${host}/`],
      grant_types: ['authorization_code', 'refresh_token'],
      backchannel_logout_uri: `https://${host}/api/back-channel-logout`,
    })),
    scopes: ['openid', 'profile', 'email', 'phone', 'offline_access'],
    claims: { openid: ['sub'], profile: ['name', 'picture'], email: ['email'], phone: ['phone_number'] },
    conformIdTokenClaims: false,
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, name: `${id} of Bath`, email: `${id}@people.example` }),
    }),
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      introspection: { enabled: true },
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
    issueRefreshToken: () => true,
    rotateRefreshToken: () => true,
    // The provider's clock stands still while the tests' shop is in the future.
    ttl: {
      AccessToken: 3600,
      RefreshToken: 60 * day,
      IdToken: 60 * day,
      Grant: 60 * day,
      Session: 60 * day,
      Interaction: 3600,
    },
    cookies: { keys: ['a key for the tests alone'] },
  })
}

const login = z.object({ login_hint: z.string().default('ada'), scope: z.string(), client_id: z.string() })

/** Signs in whom the test names, and agrees to everything; a person would do both by hand. */
async function interact(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { prompt, params, session } = await provider.interactionDetails(request, response)
  const { login_hint: accountId, scope, client_id: clientId } = login.parse(params)
  if (accountId === 'nobody')
    return provider.interactionFinished(request, response, { error: 'access_denied' })
  if (prompt.name === 'login')
    return provider.interactionFinished(request, response, { login: { accountId } })
  const grant = new provider.Grant({ accountId: session?.accountId ?? accountId, clientId })
  grant.addOIDCScope(scope)
  const grantId = await grant.save()
  return provider.interactionFinished(request, response, { consent: { grantId } })
}
