import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { accountTypes } from '#contract/account-type.ts'
import { addressOf } from '../attempts/address.ts'
import { mayWrite } from '../attempts/letters.ts'
import { accountExists, confirmAddress } from '../mail/letters.ts'
import { post } from '../mail/post.ts'
import { digest, linkToken } from '../passwords/digest.ts'
import { hashPassword } from '../passwords/hash.ts'
import { weaknessOf } from '../passwords/strength.ts'
import { checkPostBox } from '../pages/check-post-box.ts'
import { choiceField, type Errors, passwordField, summary, textField, tickBox } from '../pages/fields.ts'
import { framed } from '../pages/frame.ts'
import type { Identity } from '../worker.ts'
import { atLeast } from './at-least.ts'
import { keepContinuation } from './continuation.ts'
import { accountType, email, name, newPassword, ticked } from './form-fields.ts'
import { queryOf, siteOf } from './from-shop.ts'
import { linkTo } from './link.ts'
import { putPendingAccount } from './pending-account.ts'
import { readForm, type Typed } from './read-form.ts'

const signUpForm = z
  .object({
    name,
    email,
    password: newPassword,
    accountType,
    adult: ticked('To buy here you must be at least 18 years old. Tick the box if you are.'),
    terms: ticked('Please read and accept the terms.'),
  })
  .superRefine(({ password, name, email }, context) => {
    const weakness = weaknessOf(password, [name, email, email.split('@')[0] ?? ''])
    if (weakness) context.addIssue({ code: 'custom', path: ['password'], message: weakness })
  })

type SignUp = z.infer<typeof signUpForm>

const sameTimeForAll = 700

export const signUp = new Hono<Identity>()
  .get('/sign-up', (context) => signUpPage(context))
  .post('/sign-up', async (context) => {
    const sent = await readForm(context, signUpForm)
    if (!sent.ok) return signUpPage(context, sent)
    await atLeast(sameTimeForAll, answerByLetter(context, sent.fields))
    return checkPostBox(context, siteOf(context), {
      recipient: sent.fields.email,
      promise: 'Open the link in it to confirm that the address is yours, and your account is ready.',
    })
  })

/** Who has an account already is told so in a letter, and the page is the same: only the owner learns it. */
async function answerByLetter(context: Context<Identity>, { password, ...wanted }: SignUp): Promise<void> {
  const { env, var: variables, req } = context
  const site = siteOf(context)
  const token = linkToken()
  const [hash, proof] = await Promise.all([hashPassword(password), digest(token)])
  keepContinuation(context, { query: queryOf(context), proof })
  const { internalAdapter } = await variables.provider.$context
  const known = await internalAdapter.findUserByEmail(wanted.email)
  if (!(await mayWrite(env.DB, { address: addressOf(req.raw.headers), recipient: wanted.email }))) return
  if (!known) await putPendingAccount(env.DB, { ...wanted, token: proof, password: hash })
  const occasion = { site, recipient: wanted.email }
  const letter = known
    ? accountExists({ ...occasion, link: linkTo(context, site, '/forgotten') })
    : confirmAddress({ ...occasion, link: linkTo(context, site, '/confirm', token) })
  context.executionCtx.waitUntil(post(env, site, letter))
}

interface Shown {
  errors: Errors
  typed: Typed
}

function signUpPage(context: Context<Identity>, shown: Shown = { errors: {}, typed: {} }) {
  const site = siteOf(context)
  const home = context.var.place.homeOf(site)
  const { errors, typed } = shown
  const terms = html`I accept the
    <a href="${home}/term-of-use" target="_blank" rel="noopener">Terms &amp; Conditions</a> (opens in a new
    tab)`
  return framed(context, site, {
    title: 'Create an account',
    status: Object.keys(errors).length > 0 ? 422 : 200,
    content: html`${summary(errors)}
      <form method="post" novalidate>
        ${textField({ name: 'name', label: 'Name', type: 'text', autocomplete: 'name', value: typed['name'], errors })}
        ${textField({
          name: 'email',
          label: 'E-mail address',
          type: 'email',
          autocomplete: 'username',
          value: typed['email'],
          errors,
        })}
        ${passwordField({ name: 'password', label: 'Password', autocomplete: 'new-password', errors })}
        ${choiceField({
          name: 'accountType',
          legend: 'What kind of account do you want?',
          options: accountTypes,
          value: typed['accountType'],
          errors,
        })}
        ${tickBox({
          name: 'adult',
          label: html`I am at least 18 years old`,
          isTicked: typed['adult'] === 'yes',
          errors,
        })}
        ${tickBox({ name: 'terms', label: terms, isTicked: typed['terms'] === 'yes', errors })}
        <button class="button">Create an account</button>
      </form>
      <p class="aside">Have you got one already? <a href="/sign-in${queryOf(context)}">Sign in</a></p>`,
  })
}
