import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { addressOf } from '../attempts/address.ts'
import { forgiveGuess } from '../attempts/guesses.ts'
import { passwordChanged } from '../mail/letters.ts'
import { post } from '../mail/post.ts'
import { type Errors, passwordField, summary } from '../pages/fields.ts'
import { framed } from '../pages/frame.ts'
import { spentLinkPage } from '../pages/refusal.ts'
import { endSessions, sessionsOf } from '../sessions/end-sessions.ts'
import type { Identity } from '../worker.ts'
import { takeContinuation } from './continuation.ts'
import { newPassword as newPasswordField } from './form-fields.ts'
import { siteOf } from './from-shop.ts'
import { linkTo } from './link.ts'
import { readForm } from './read-form.ts'
import { tokenOf, userOfLink } from './reset-link.ts'

const newPasswordForm = z.object({ password: newPasswordField })

interface Owner {
  id: string
  email: string
}

/** Where the link of a letter leads to somebody who has forgotten a password. */
export const newPassword = new Hono<Identity>()
  .get('/new-password', async (context) => {
    const owner = await userOfLink(context)
    return owner ? newPasswordPage(context, owner) : spent(context)
  })
  .post('/new-password', async (context) => {
    const owner = await userOfLink(context)
    if (!owner) return spent(context)
    const sent = await readForm(context, newPasswordForm)
    return sent.ok
      ? change(context, owner, sent.fields.password)
      : newPasswordPage(context, owner, sent.errors)
  })

async function change(context: Context<Identity>, owner: Owner, password: string): Promise<Response> {
  const { env, var: variables, req } = context
  const site = siteOf(context)
  await variables.provider.api.resetPassword({ body: { newPassword: password, token: tokenOf(context) } })
  await endSessions(context, await sessionsOf(env.DB, owner.id))
  await forgiveGuess(env.DB, { address: addressOf(req.raw.headers), account: owner.email })
  const letter = passwordChanged({ site, recipient: owner.email, link: linkTo(context, site, '/forgotten') })
  context.executionCtx.waitUntil(post(env, site, letter))
  return changedPage(context, takeContinuation(context)?.query)
}

/** The address is there for whatever keeps the person's passwords. */
function newPasswordPage(context: Context<Identity>, { email }: Owner, errors: Errors = {}) {
  return framed(context, siteOf(context), {
    title: 'Choose a new password',
    status: Object.keys(errors).length > 0 ? 422 : 200,
    content: html`${summary(errors)}
      <form method="post" novalidate>
        <input type="email" name="email" autocomplete="username" value="${email}" readonly hidden />
        ${passwordField({ name: 'password', label: 'New password', autocomplete: 'new-password', errors })}
        <button class="button">Save the new password</button>
      </form>`,
  })
}

function changedPage(context: Context<Identity>, query = '') {
  const site = siteOf(context)
  const signIn = query === '' ? `${context.var.place.homeOf(site)}/sign-in` : `/sign-in${query}`
  return framed(context, site, {
    title: 'Your password is changed',
    content: html`<p>Every device that was signed in has been signed out. Sign in with your new password.</p>
      <a class="button" href="${signIn}">Sign in</a>`,
  })
}

function spent(context: Context<Identity>) {
  const site = siteOf(context)
  const again = linkTo(context, site, '/forgotten')
  return spentLinkPage(context, { site, again, words: 'Send me a new link' })
}
