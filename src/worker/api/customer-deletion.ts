import type { Context } from 'hono'
import { deleteProfile, deleteProfileByPassword } from '#contract/market/customer-account.ts'
import type { Edge } from '../gateway/edge.ts'
import { endHere } from '../session/end-here.ts'
import { backWith, backWithFailure, textsOf, visitorFor } from './customer-form.ts'

const page = '/profile/delete'

/** Where the password is ours it is the proof; where it isn't, a tick says that it was meant. */
export async function deleteAccount(context: Context<Edge>): Promise<Response> {
  const known = await visitorFor(context, page)
  if ('answer' in known) return known.answer
  const at = { visitor: known.visitor, page } as const
  const { password, sure } = await textsOf(context)
  if (!password && sure !== 'yes') {
    const field =
      password === undefined
        ? { path: 'sure', message: 'Tick this, if you want it gone.' }
        : { path: 'password', message: 'Type your password, so that we know it is you.' }
    return backWith(context, at, { outcome: 'refused', message: field.message, fields: [field], values: {} })
  }
  const gone = password
    ? await at.visitor.callCustomer(deleteProfileByPassword, { query: {}, body: { password } })
    : await at.visitor.callCustomer(deleteProfile, { query: {} })
  if (!gone.ok) return backWithFailure(context, at, { failed: gone })
  if (!(await endHere(context, 'everywhere'))) await endHere(context)
  return context.redirect('/profile/deleted', 303)
}
