import type { Context } from 'hono'
import * as oauth from 'oauth4webapi'
import { z } from 'zod'
import { canonicalQuery } from '../gateway/canonical.ts'
import type { Edge } from '../gateway/edge.ts'
import { privatePage, troublePage, type Trouble } from '../gateway/private-page.ts'
import { log } from '../log.ts'
import { type Attempt, attemptOf, dropAttempt, keepAttempt, newState } from '../session/attempt.ts'
import { presenceOf } from '../session/presence.ts'
import { type Provider, issuerOf, openProvider } from '../session/provider.ts'
import { type ProviderFailure, failureOf, nameOfFailure } from '../session/provider-failure.ts'
import { dropIntentUnlessOn } from '../session/intent.ts'
import { lastPage, returnAddress } from '../session/return-address.ts'
import { startSession } from '../session/start-session.ts'
import { redeemCode } from '../session/tokens.ts'
import { handTyped } from '../session/typed.ts'
import { carryOutPlainIntent } from './plain-intent.ts'

export async function signIn(context: Context<Edge>): Promise<Response> {
  return begin(context, () => ({}))
}

export async function signUp(context: Context<Edge>): Promise<Response> {
  return begin(context, wishForAnAccount)
}

/** The page that says to wait; it goes on by itself, with scripts and without. */
export async function postLogin(context: Context<Edge>): Promise<Response> {
  const attempt = await attemptOf(context, context.req.query('state'))
  return attempt ? waitingPage(context) : stray(context)
}

async function waitingPage(context: Context<Edge>): Promise<Response> {
  const { searchParams } = new URL(context.req.url)
  return privatePage(context, `/post-login${canonicalQuery(context.var.route, searchParams)}`)
}

/** The code in the address becomes a session, once; whatever comes of it, this attempt is over. */
export async function completeSignIn(context: Context<Edge>): Promise<Response> {
  const attempt = await attemptOf(context, context.req.query('state'))
  if (!attempt) return stray(context)
  const { site } = context.var
  const answer = new URL(context.req.url)
  const returnTo = returnAddress(attempt.returnTo, answer.origin)
  dropAttempt(context, attempt)
  try {
    const provider = await openProvider(site, attempt.issuer)
    const grant = await redeemCode(provider, attempt, answer)
    await startSession(context, attempt.issuer, grant)
    await dropIntentUnlessOn(context, returnTo)
    await handTyped(context, returnTo)
  } catch (error) {
    note(context, error)
    return troublePage(context, troubleOf[failureOf(error)], returnTo)
  }
  return (await carryOutPlainIntent(context, returnTo)) ?? context.redirect(returnTo, 303)
}

const troubleOf: Record<ProviderFailure, Trouble> = {
  'grant-over': 'refused',
  declined: 'declined',
  refused: 'refused',
  silent: 'silent',
}

/** Where the header's link leads somebody whose browser runs no scripts and who is signed in already. */
const ownPage = '/profile/edit'

async function begin(
  context: Context<Edge>,
  wish: (provider: Provider) => Record<string, string>,
): Promise<Response> {
  const here = new URL(context.req.url)
  const returnTo = lastPage(context.req.query('returnTo'), context.req.header('referer'), here.origin)
  const { who } = await presenceOf(context)
  if (who.state === 'signed-in') {
    if (context.req.query('returnTo') === undefined) return context.redirect(ownPage, 303)
    await handTyped(context, returnTo)
    return (await carryOutPlainIntent(context, returnTo)) ?? context.redirect(returnTo, 303)
  }
  try {
    const issuer = issuerOf(context.var.site, here)
    const provider = await openProvider(context.var.site, issuer)
    const attempt: Attempt = {
      state: newState(),
      nonce: oauth.generateRandomNonce(),
      verifier: oauth.generateRandomCodeVerifier(),
      issuer,
      returnTo,
      begun: Date.now(),
    }
    const address = await providerAddress(provider, attempt, { origin: here.origin, wish: wish(provider) })
    await keepAttempt(context, attempt)
    return context.redirect(address, 303)
  } catch (error) {
    note(context, error)
    return troublePage(context, 'silent', returnTo)
  }
}

interface Asking {
  origin: string
  wish: Record<string, string>
}

async function providerAddress(provider: Provider, attempt: Attempt, asking: Asking): Promise<string> {
  const { server, site } = provider
  if (!server.authorization_endpoint) throw new Error('The provider names no authorisation endpoint.')
  const url = new URL(server.authorization_endpoint)
  const parameters = {
    ...site.signIn.parameters,
    ...asking.wish,
    response_type: 'code',
    client_id: site.signIn.client,
    redirect_uri: `${asking.origin}/post-login`,
    scope: site.signIn.scopes.join(' '),
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

const knownPrompts = z.array(z.string())

/** Providers call it differently; one that knows no such wish shows its way to an account on its sign-in page. */
function wishForAnAccount({ server, site }: Provider): Record<string, string> {
  if (Object.keys(site.signIn.signUp).length > 0) return site.signIn.signUp
  return knownPrompts.safeParse(server['prompt_values_supported']).data?.includes('create')
    ? { prompt: 'create' }
    : {}
}

/** A return that nobody here set out for is ignored: whoever is signed in stays so, and anybody may start again. */
async function stray(context: Context<Edge>): Promise<Response> {
  const { who } = await presenceOf(context)
  return who.state === 'signed-in' ? context.redirect('/', 303) : troublePage(context, 'stray', '/')
}

function note(context: Context<Edge>, error: unknown): void {
  const { requestId, site } = context.var
  log('warn', 'sign-in', { requestId, site: site.key, failure: nameOfFailure(error) })
}
