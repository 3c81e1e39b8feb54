import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { digest } from '../passwords/digest.ts'
import { framed } from '../pages/frame.ts'
import { spentLinkPage } from '../pages/refusal.ts'
import { passCookiesOn } from '../provider/current-session.ts'
import { continued } from '../provider/protocol.ts'
import type { Identity } from '../worker.ts'
import { takeContinuation } from './continuation.ts'
import { siteOf } from './from-shop.ts'
import { makeAccount, pendingAccount } from './pending-account.ts'

/** Opening the link changes nothing, since programs that check mail open links too: the button does. */
export const confirm = new Hono<Identity>()
  .get('/confirm', async (context) => {
    const pending = await pendingAccount(context.env.DB, await proofOf(context))
    if (!pending) return spent(context)
    const { name } = siteOf(context)
    return framed(context, siteOf(context), {
      title: 'Confirm your address',
      content: html`<p>Is <strong>${pending.email}</strong> yours? Then your account at ${name} is ready.</p>
        <form method="post"><button class="button">Yes, open my account</button></form>`,
    })
  })
  .post('/confirm', async (context) => {
    const proof = await proofOf(context)
    const pending = await pendingAccount(context.env.DB, proof)
    const userId = pending && (await makeAccount(context.env.DB, pending))
    if (!userId) return spent(context)
    const kept = takeContinuation(context)
    return kept?.proof === proof ? goOnSignedIn(context, userId, kept.query) : readyPage(context)
  })

/** Only the browser that asked for the account is signed in to it: a link from somebody else signs nobody in. */
async function goOnSignedIn(context: Context<Identity>, userId: string, query: string): Promise<Response> {
  const { headers } = await context.var.provider.api.openSession({
    body: { userId },
    headers: context.req.raw.headers,
    returnHeaders: true,
  })
  passCookiesOn(context, headers)
  return context.redirect(continued(query, context.var.place), 303)
}

function readyPage(context: Context<Identity>) {
  const site = siteOf(context)
  return framed(context, site, {
    title: 'Your account is ready',
    content: html`<p>Thank you. Sign in at ${site.name} with your e-mail address and your password.</p>
      <a class="button" href="${context.var.place.homeOf(site)}/sign-in">Sign in</a>`,
  })
}

function spent(context: Context<Identity>) {
  const site = siteOf(context)
  const home = context.var.place.homeOf(site)
  return spentLinkPage(context, {
    site,
    again: `${home}/sign-in`,
    words: 'Sign in, or create an account again',
  })
}

function proofOf({ req }: Context<Identity>): Promise<string> {
  return digest(req.query('token') ?? '')
}
