import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { proofField } from '#lib/form-proof.ts'
import { fieldsOf } from '../api/purchase-form.ts'
import { keepTyped } from '../session/typed.ts'
import type { Edge } from './edge.ts'

const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/

/** Forms that somebody has written something into, and how their pages tell them from others; cards and passwords are kept nowhere. */
const written: Readonly<Record<string, Record<string, string>>> = {
  '/api/customer/profile': {},
  '/api/customer/reviews': {},
  '/api/purchase/address': {},
  '/api/purchase/cancel': { form: 'cancel' },
  '/api/purchase/return': { form: 'return' },
}

/**
 * Signing in leads to the provider's host, and the policy of our pages lets forms go nowhere else, by way of redirects
 * neither. So a form leads to a page of ours that goes on by itself, and what was written waits until its sender is back.
 */
export function leaveForm() {
  return createMiddleware<Edge>(async function leaveForm(context, next) {
    await next()
    if (!isForm.test(context.req.header('content-type') ?? '')) return
    const location = context.res.headers.get('location')
    if (!location?.startsWith('/sign-in?')) return
    context.res.headers.set('location', location.replace('/sign-in?', '/sign-in/onward?'))
    await keepWritten(context, new URLSearchParams(location.slice('/sign-in?'.length)).get('returnTo'))
  })
}

async function keepWritten(context: Context<Edge>, page: string | null): Promise<void> {
  const known = written[context.req.path]
  if (!known || page === null) return
  const { [proofField]: proof = '', ...values } = await fieldsOf(context)
  // Deleting an address is one press.
  if ('action' in values) return
  await keepTyped(context, { page, values: { ...values, ...known }, proof })
}
