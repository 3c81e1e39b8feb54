import type { Context } from 'hono'
import { profileChange, saveCustomer } from '#contract/market/customer.ts'
import type { Edge } from '../gateway/edge.ts'
import { backWith, backWithFailure, textsOf, visitorFor } from './customer-form.ts'

const page = '/profile/edit'

/** What somebody says of themselves; a mistake comes back beside its field, with everything that was typed. */
export async function saveProfile(context: Context<Edge>): Promise<Response> {
  const known = await visitorFor(context, page)
  if ('answer' in known) return known.answer
  const at = { visitor: known.visitor, page } as const
  const {
    name = '',
    telephone = '',
    address = '',
    city = '',
    postcode = '',
    country = '',
    gender = '',
  } = await textsOf(context)
  const values = { name, telephone, address, city, postcode, country, gender }
  const change = profileChange.safeParse({ ...values, gender: gender || null })
  if (!change.success) {
    const fields = change.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    const message = 'Nothing is saved yet. Please look at these once more:'
    return backWith(context, at, { outcome: 'refused', message, fields, values: shortened(values) })
  }
  const saved = await at.visitor.callCustomer(saveCustomer, { query: {}, body: change.data })
  if (!saved.ok) return backWithFailure(context, at, { failed: saved, values: shortened(values) })
  await at.visitor.showAs({ name: saved.value.customer.name })
  return backWith(context, at, { outcome: 'done', what: 'profile-saved' })
}

/** Longer than any field takes, and short enough for a note. */
const longestKept = 1_000

function shortened(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, value.slice(0, longestKept)]),
  )
}
