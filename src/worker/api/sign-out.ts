import type { Context } from 'hono'
import type { Edge } from '../gateway/edge.ts'
import { privatePage, troublePage } from '../gateway/private-page.ts'
import { log } from '../log.ts'
import { issuerOf, openProvider } from '../session/provider.ts'
import { nameOfFailure } from '../session/provider-failure.ts'
import { endHere } from '../session/end-here.ts'
import { presenceOf } from '../session/presence.ts'

const onward = '/sign-out/onward'

/** Asks first: an address alone, which anybody may put into a page, ends nothing. */
export async function askToSignOut(context: Context<Edge>): Promise<Response> {
  const { who } = await presenceOf(context)
  if (who.state === 'unavailable') return troublePage(context, 'unavailable', '/sign-out')
  return privatePage(context, `/sign-out${context.req.query('onward') === undefined ? '' : '?onward=1'}`)
}

export async function signOut(context: Context<Edge>): Promise<Response> {
  const { everywhere } = await context.req.parseBody()
  const hasEnded = await endHere(context, everywhere === 'yes' ? 'everywhere' : 'here')
  if (!hasEnded) return troublePage(context, 'unavailable', '/sign-out')
  const goesOn = (await endSessionAddress(context)) !== null
  if (context.req.header('accept')?.includes('application/json'))
    return context.json({ next: goesOn ? onward : '/' })
  // The provider's address can't follow a form directly: the page's policy lets forms go nowhere else.
  return context.redirect(goesOn ? '/sign-out?onward=1' : '/sign-out', 303)
}

/** From here to the provider, where its own session ends. Nobody who is still signed in is sent there. */
export async function goOnward(context: Context<Edge>): Promise<Response> {
  const { who } = await presenceOf(context)
  const address = who.state === 'guest' ? await endSessionAddress(context) : null
  return context.redirect(address ?? '/sign-out', 303)
}

/**
 * Null where there is nothing to visit: our own provider has been told from server to server. The address says which
 * shop asks and nothing of who; a provider may therefore ask its visitor once more.
 */
async function endSessionAddress(context: Context<Edge>): Promise<string | null> {
  const { site } = context.var
  if (site.signIn.issuer === 'embedded') return null
  const here = new URL(context.req.url)
  try {
    const { server } = await openProvider(site, issuerOf(site, here))
    const address = site.signIn.endSession ?? server.end_session_endpoint
    if (!address) return null
    const url = new URL(address)
    url.searchParams.set('client_id', site.signIn.client)
    url.searchParams.set(
      site.signIn.endSession ? 'logout_uri' : 'post_logout_redirect_uri',
      `${here.origin}/`,
    )
    return url.href
  } catch (error) {
    log('warn', 'sign-out', { site: site.key, failure: nameOfFailure(error) })
    return null
  }
}
