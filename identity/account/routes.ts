import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import type { Site } from '#contract/site.ts'
import { addressOf } from '../attempts/address.ts'
import { claimGuess, forgiveGuess } from '../attempts/guesses.ts'
import { linkTo } from '../forms/link.ts'
import { accountDeleted, passwordChanged } from '../mail/letters.ts'
import { post } from '../mail/post.ts'
import { weaknessOf } from '../passwords/strength.ts'
import { endSessions, sessionsOf } from '../sessions/end-sessions.ts'
import type { Identity } from '../worker.ts'
import { type Bearer, readBearer } from './bearer.ts'
import { AccountRefusal } from './refusal.ts'

const change = z.object({ password: z.string().max(200), newpassword: z.string().max(200) })
const deletion = z.object({ password: z.string().max(200) })

/** What a shop's server does to an account for the person who is signed in there, and who says the password again. */
export function account(sites: readonly Site[]) {
  return new Hono<Identity>()
    .use('/account/*', bodyLimit({ maxSize: 4096 }))
    .post('/account/password', async (context) => {
      const bearer = await readBearer(context, sites)
      const { password, newpassword } = await readBody(context, change)
      const user = await provenUser(context, bearer, password)
      const weakness = weaknessOf(newpassword, [user.name, user.email])
      if (weakness) throw new AccountRefusal('weak_password', { sentence: weakness })
      const { internalAdapter, password: passwords } = await context.var.provider.$context
      await internalAdapter.updatePassword(user.id, await passwords.hash(newpassword))
      await endSessions(context, await sessionsOf(context.env.DB, user.id, bearer.sessionId))
      const link = linkTo(context, bearer.site, '/forgotten')
      const letter = passwordChanged({ site: bearer.site, recipient: user.email, link })
      context.executionCtx.waitUntil(post(context.env, bearer.site, letter))
      return context.body(null, 204)
    })
    .post('/account/deletion', async (context) => {
      const bearer = await readBearer(context, sites)
      const { password } = await readBody(context, deletion)
      const user = await provenUser(context, bearer, password)
      await endSessions(context, await sessionsOf(context.env.DB, user.id))
      await context.env.DB.batch(removal.map((sql) => context.env.DB.prepare(sql).bind(user.id)))
      const letter = accountDeleted({ site: bearer.site, recipient: user.email })
      context.executionCtx.waitUntil(post(context.env, bearer.site, letter))
      return context.body(null, 204)
    })
}

/** A shop sends what it was given: the same wait for a guessed password as on the page. */
async function provenUser(context: Context<Identity>, { userId }: Bearer, password: string) {
  const guess = { address: addressOf(context.req.raw.headers), account: userId }
  const wait = await claimGuess(context.env.DB, guess)
  if (wait > 0) throw new AccountRefusal('too_many_attempts', { retryAfter: wait })
  const { internalAdapter, password: passwords } = await context.var.provider.$context
  const user = await internalAdapter.findUserById(userId)
  const hash = (await internalAdapter.findCredentialAccount(userId))?.password
  if (!user || !hash || !(await passwords.verify({ hash, password })))
    throw new AccountRefusal('wrong_password')
  await forgiveGuess(context.env.DB, guess)
  return user
}

async function readBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<z.output<Schema>> {
  const body: unknown = await context.req.json().catch(() => null)
  const result = schema.safeParse(body)
  if (!result.success) throw new AccountRefusal('unreadable')
  return result.data
}

/** Sessions, accounts and tokens go with the person. */
const removal = [
  'DELETE FROM verification WHERE value = ?',
  'DELETE FROM pendingAccount WHERE email = (SELECT email FROM user WHERE id = ?)',
  'DELETE FROM user WHERE id = ?',
]
