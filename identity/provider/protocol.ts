import { Hono } from 'hono'
import { marketAudience } from '#contract/audience.ts'
import type { Site } from '#contract/site.ts'
import { redirectAddresses, siteOfClient } from '../clients/client.ts'
import type { Place } from '../door/place.ts'
import { refusalPage, tooOftenPage } from '../pages/refusal.ts'
import type { Identity } from '../worker.ts'

/** The provider's own paths that the world may use; its other ones don't exist from outside. */
const open = [
  ['GET', '/.well-known/openid-configuration'],
  ['GET', '/.well-known/oauth-authorization-server'],
  ['GET', '/jwks'],
  ['POST', '/oauth2/token'],
  ['POST', '/oauth2/revoke'],
  ['POST', '/oauth2/introspect'],
  ['GET', '/oauth2/userinfo'],
  ['POST', '/oauth2/userinfo'],
] as const

export function protocol(sites: readonly Site[]) {
  const app = new Hono<Identity>()
  for (const [method, path] of open)
    app.on(method, path, ({ req, var: { provider } }) => provider.handler(req.raw))
  // Where the provider sends a browser whose request can't go back to a shop.
  app.get('/error', (context) => refusalPage(context, null))
  return app.get('/oauth2/authorize', async (context) => {
    const { provider, place } = context.var
    const asked = new URL(context.req.url)
    const site = siteOfClient(sites, asked.searchParams.get('client_id'))
    const back = asked.searchParams.get('redirect_uri') ?? ''
    // Without a shop and an address that is its own there is nowhere to send somebody back to.
    if (!site || !redirectAddresses(site, place).includes(back)) return refusalPage(context, site)
    const answer = await provider.handler(new Request(completed(asked, site), context.req.raw))
    return answer.status === 429 ? tooOftenPage(context, site) : answer
  })
}

/** A shop asks as any client asks any provider; for whom the access token is, and that it is renewed, follows here. */
function completed(asked: URL, site: Site): URL {
  const url = new URL(asked)
  url.searchParams.delete('resource')
  url.searchParams.append('resource', marketAudience(site))
  const scopes = url.searchParams.get('scope')?.split(' ').filter(Boolean) ?? site.signIn.scopes
  url.searchParams.set('scope', [...new Set([...scopes, 'offline_access'])].join(' '))
  return url
}

/** Where somebody goes on who has just signed in: the same request, without the wish to see a page first. */
export function continued(query: string, place: Place): string {
  const url = new URL('/oauth2/authorize', place.issuer)
  const asked = new URLSearchParams(query)
  for (const name of authorisation) {
    const value = asked.get(name)
    if (value !== null) url.searchParams.set(name, value)
  }
  return url.href
}

const authorisation = [
  'client_id',
  'redirect_uri',
  'response_type',
  'scope',
  'state',
  'nonce',
  'code_challenge',
  'code_challenge_method',
]
