import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { addressOf } from '../attempts/address.ts'
import { mayWrite } from '../attempts/letters.ts'
import { noAccount, resetPassword } from '../mail/letters.ts'
import { post } from '../mail/post.ts'
import { checkPostBox } from '../pages/check-post-box.ts'
import { type Errors, summary, textField } from '../pages/fields.ts'
import { framed } from '../pages/frame.ts'
import type { Identity } from '../worker.ts'
import { atLeast } from './at-least.ts'
import { keepContinuation } from './continuation.ts'
import { email } from './form-fields.ts'
import { queryOf, siteOf } from './from-shop.ts'
import { linkTo } from './link.ts'
import { readForm, type Typed } from './read-form.ts'
import { makeResetToken } from './reset-link.ts'

const sameTimeForAll = 500
const forgottenForm = z.object({ email })

export const forgotten = new Hono<Identity>()
  .get('/forgotten', (context) => forgottenPage(context))
  .post('/forgotten', async (context) => {
    const sent = await readForm(context, forgottenForm)
    if (!sent.ok) return forgottenPage(context, sent)
    await atLeast(sameTimeForAll, answerByLetter(context, sent.fields.email))
    return checkPostBox(context, siteOf(context), {
      recipient: sent.fields.email,
      promise: 'The link in it lets you choose a new password.',
    })
  })

/** Whether there is an account is said in the letter alone. */
async function answerByLetter(context: Context<Identity>, recipient: string): Promise<void> {
  const { env, var: variables, req } = context
  const site = siteOf(context)
  keepContinuation(context, { query: queryOf(context), proof: '' })
  const { internalAdapter } = await variables.provider.$context
  const known = await internalAdapter.findUserByEmail(recipient)
  if (!(await mayWrite(env.DB, { address: addressOf(req.raw.headers), recipient }))) return
  const letter = known
    ? resetPassword({
        site,
        recipient,
        link: linkTo(context, site, '/new-password', await makeResetToken(context, known.user.id)),
      })
    : noAccount({ site, recipient, link: `${variables.place.homeOf(site)}/sign-up` })
  context.executionCtx.waitUntil(post(env, site, letter))
}

interface Shown {
  errors: Errors
  typed: Typed
}

function forgottenPage(context: Context<Identity>, shown: Shown = { errors: {}, typed: {} }) {
  const { errors, typed } = shown
  return framed(context, siteOf(context), {
    title: 'Forgotten your password?',
    status: Object.keys(errors).length > 0 ? 422 : 200,
    content: html`${summary(errors)}
      <p>Tell us the e-mail address of your account, and we send you a link to choose a new one.</p>
      <form method="post" novalidate>
        ${textField({
          name: 'email',
          label: 'E-mail address',
          type: 'email',
          autocomplete: 'username',
          value: typed['email'],
          errors,
        })}
        <button class="button">Send me the link</button>
      </form>
      <p class="aside"><a href="/sign-in${queryOf(context)}">Back to signing in</a></p>`,
  })
}
