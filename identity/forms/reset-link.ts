import type { Context } from 'hono'
import { linkToken } from '../passwords/digest.ts'
import type { Identity } from '../worker.ts'

const hour = 60 * 60 * 1000

/** Makes the secret of a link that lets its owner choose a new password, once. */
export async function makeResetToken(context: Context<Identity>, userId: string): Promise<string> {
  const { internalAdapter } = await context.var.provider.$context
  const token = linkToken()
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(token),
    value: userId,
    expiresAt: new Date(Date.now() + hour),
  })
  return token
}

/** Whose password the link of this request may change. */
export async function userOfLink(context: Context<Identity>) {
  const { internalAdapter } = await context.var.provider.$context
  const found = await internalAdapter.findVerificationValue(identifierOf(tokenOf(context)))
  return found && found.expiresAt > new Date() ? internalAdapter.findUserById(found.value) : null
}

export function tokenOf({ req }: Context<Identity>): string {
  return req.query('token') ?? ''
}

/** As better-auth's own way to reset a password looks it up. */
function identifierOf(token: string): string {
  return `reset-password:${token}`
}
