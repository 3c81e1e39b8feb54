import type { Context } from 'hono'
import { changePassword } from '#contract/market/customer-account.ts'
import type { Edge } from '../gateway/edge.ts'
import { backWith, backWithFailure, textsOf, visitorFor } from './customer-form.ts'

const page = '/profile/changepassword'
const shortest = 8
const longest = 128

/** Whether the present one is right, and the new one good enough, the provider says; nothing typed is kept. */
export async function changeOwnPassword(context: Context<Edge>): Promise<Response> {
  const known = await visitorFor(context, page)
  if ('answer' in known) return known.answer
  const at = { visitor: known.visitor, page } as const
  const { password = '', newpassword = '' } = await textsOf(context)
  const fields = mistakes(password, newpassword)
  if (fields.length > 0) {
    const message = 'Your password is as it was. Please look at this once more:'
    return backWith(context, at, { outcome: 'refused', message, fields, values: {} })
  }
  const body = { password, newpassword }
  const changed = await at.visitor.callCustomer(changePassword, { query: {}, body })
  if (!changed.ok) return backWithFailure(context, at, { failed: changed })
  return backWith(context, at, { outcome: 'done', what: 'password-changed' })
}

function mistakes(password: string, fresh: string): { path: string; message: string }[] {
  const found: { path: string; message: string }[] = []
  if (password === '') found.push({ path: 'password', message: 'Type your present password.' })
  if (fresh.length < shortest || fresh.length > longest)
    found.push({ path: 'newpassword', message: `Choose a password of ${shortest} to ${longest} characters.` })
  else if (fresh === password)
    found.push({ path: 'newpassword', message: 'Choose a password that is not your present one.' })
  return found
}
