import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { csrf } from 'hono/csrf'
import { z } from 'zod'
import type { Site } from '#contract/site.ts'
import { signedOutAddresses, siteOfClient } from '../clients/client.ts'
import { framed } from '../pages/frame.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { verifiedToken } from '../sessions/verified-token.ts'
import type { Identity } from '../worker.ts'
import { currentSession, signedOutCookies } from './current-session.ts'

const path = '/oauth2/end-session'

const leaving = z.object({
  id_token_hint: z.string().optional(),
  client_id: z.string().optional(),
  post_logout_redirect_uri: z.string().optional(),
  state: z.string().max(512).optional(),
})

type Leaving = z.infer<typeof leaving>

/** RP-initiated logout. A shop that proves whom it means is believed at once; anybody else asks the person first. */
export function endSession(sites: readonly Site[]) {
  return new Hono<Identity>()
    .get(path, (context) => end(context, sites, context.req.query()))
    .post(path, async (context) => end(context, sites, await context.req.parseBody()))
    .post(`${path}/confirmation`, csrf(), async (context) => {
      const session = await currentSession(context)
      if (session) await endSessions(context, [session.id])
      await signedOutCookies(context)
      return goOn(context, sites, leaving.parse(context.req.query()))
    })
}

async function end(context: Context<Identity>, sites: readonly Site[], asked: unknown): Promise<Response> {
  const request = leaving.safeParse(asked)
  if (!request.success) return context.text('The request to sign out cannot be read.', 400)
  const { id_token_hint: hint } = request.data
  const session = await currentSession(context)
  const hinted = hint ? await hintedSession(context, sites, hint) : null
  if (hinted && (!session || session.id === hinted.sessionId)) {
    await endSessions(context, [hinted.sessionId])
    await signedOutCookies(context)
    return goOn(context, sites, { ...request.data, client_id: hinted.client })
  }
  if (session) return confirmationPage(context, sites, request.data)
  return goOn(context, sites, request.data)
}

async function hintedSession(
  { var: { provider, place } }: Context<Identity>,
  sites: readonly Site[],
  hint: string,
) {
  const claims = await verifiedToken(provider, hint, { issuer: place.issuer, maySignOut: true })
  const said = z.object({ sid: z.string(), aud: z.string() }).safeParse(claims)
  if (!said.success || !siteOfClient(sites, said.data.aud)) return null
  return { sessionId: said.data.sid, client: said.data.aud }
}

/** Back to the shop, where the address is one of its own, or a page that says that it is done. */
function goOn(context: Context<Identity>, sites: readonly Site[], request: Leaving) {
  const site = siteOfClient(sites, request.client_id)
  const back = request.post_logout_redirect_uri
  if (!site || !back || !signedOutAddresses(site, context.var.place).includes(back))
    return framed(context, site, {
      title: 'You are signed out',
      content: html`<p>You can close this page now.</p>
        ${site && html`<a class="button" href="${context.var.place.homeOf(site)}/">Back to ${site.name}</a>`}`,
    })
  const url = new URL(back)
  if (request.state) url.searchParams.set('state', request.state)
  return context.redirect(url.href, 303)
}

function confirmationPage(context: Context<Identity>, sites: readonly Site[], request: Leaving) {
  const { client_id, post_logout_redirect_uri, state } = request
  const kept = Object.entries({ client_id, post_logout_redirect_uri, state }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return framed(context, siteOfClient(sites, client_id), {
    title: 'Sign out?',
    content: html`<p>
        You are signed in here. Signing out ends it for every shop that you use with this account.
      </p>
      <form method="post" action="${path}/confirmation?${new URLSearchParams(kept).toString()}">
        <button class="button">Sign out</button>
      </form>`,
  })
}
