import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { addressOf } from '../attempts/address.ts'
import { claimGuess, forgiveGuess } from '../attempts/guesses.ts'
import { type Errors, passwordField, summary, textField } from '../pages/fields.ts'
import { framed } from '../pages/frame.ts'
import { passCookiesOn } from '../provider/current-session.ts'
import { continued } from '../provider/protocol.ts'
import type { Identity } from '../worker.ts'
import { email, password } from './form-fields.ts'
import { queryOf, siteOf } from './from-shop.ts'
import { readForm, type Typed } from './read-form.ts'
import { waitInWords } from './wait-in-words.ts'

const signInForm = z.object({ email, password })

export const signIn = new Hono<Identity>()
  .get('/sign-in', (context) => signInPage(context))
  .post('/sign-in', async (context) => {
    const sent = await readForm(context, signInForm)
    if (!sent.ok) return signInPage(context, sent)
    const { fields } = sent
    const db = context.env.DB
    const guess = { address: addressOf(context.req.raw.headers), account: fields.email }
    const refused = (error: string) =>
      signInPage(context, { errors: { form: error }, typed: { email: fields.email } })

    const wait = await claimGuess(db, guess)
    if (wait > 0) {
      context.header('retry-after', String(wait))
      return refused(
        `That was tried often. Please try again in ${waitInWords(wait)}, or choose a new password.`,
      )
    }
    const answer = await context.var.provider.api.signInEmail({
      body: fields,
      headers: context.req.raw.headers,
      asResponse: true,
    })
    if (!answer.ok) return refused('The e-mail address or the password is not right. Please check both.')
    await forgiveGuess(db, guess)
    passCookiesOn(context, answer.headers)
    return context.redirect(continued(queryOf(context), context.var.place), 303)
  })

interface Shown {
  errors: Errors
  typed: Typed
}

function signInPage(context: Context<Identity>, shown: Shown = { errors: {}, typed: {} }) {
  const site = siteOf(context)
  const query = queryOf(context)
  const { errors, typed } = shown
  return framed(context, site, {
    title: 'Sign in',
    status: Object.keys(errors).length > 0 ? 422 : 200,
    content: html`${summary(errors)}
      <form method="post" novalidate>
        ${textField({
          name: 'email',
          label: 'E-mail address',
          type: 'email',
          autocomplete: 'username',
          value: typed['email'] ?? context.req.query('login_hint'),
          errors,
        })}
        ${passwordField({ name: 'password', label: 'Password', autocomplete: 'current-password', errors })}
        <button class="button">Sign in</button>
      </form>
      <p class="aside between">
        <a href="/forgotten${query}">Forgotten your password?</a>
        <a href="/sign-up${query}">Create an account</a>
      </p>`,
  })
}
