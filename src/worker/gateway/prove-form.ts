import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { createMiddleware } from 'hono/factory'
import { proofField, proofHeader } from '#lib/form-proof.ts'
import { refuse } from '../api/refuse.ts'
import { isProven } from '../session/form-proof.ts'
import { sessionIdOf } from '../session/session-id.ts'
import type { Edge } from './edge.ts'
import { plainPage } from './plain-page.ts'

const largestForm = 256 * 1024
const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/

/**
 * What changes something for somebody brings the proof that only our own pages can know. Where nobody is signed in there
 * is nobody to act for, and the look at where a request comes from is enough.
 */
export function proveForm() {
  return createMiddleware<Edge>(async function proveForm(context, next) {
    const { route } = context.var
    if (isRead(context.req.method) || !route.to.startsWith('private-') || route.proof) return next()
    const maxSize = route.largestBody ?? largestForm
    const limited = bodyLimit({ maxSize, onError: (context) => refuse(context, 'form-too-large') })
    return limited(context, async () => {
      if (!(await hasProof(context))) context.res = refused(context)
      else await next()
    })
  })
}

function isRead(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

async function hasProof(context: Context<Edge>): Promise<boolean> {
  const sessionId = await sessionIdOf(context)
  if (sessionId === null) return true
  const given = context.req.header(proofHeader) ?? (await fieldOf(context))
  return given !== undefined && isProven(context, sessionId, given)
}

async function fieldOf(context: Context<Edge>): Promise<string | undefined> {
  if (!isForm.test(context.req.header('content-type') ?? '')) return undefined
  const { [proofField]: given } = await context.req.parseBody().catch(() => ({ [proofField]: '' }))
  return typeof given === 'string' ? given : undefined
}

/** Scripts get a code; somebody who sent a form gets words. */
function refused(context: Context<Edge>): Response {
  if (!isForm.test(context.req.header('content-type') ?? '')) return refuse(context, 'proof-missing')
  const sentence =
    'Nothing has been changed. Please go back, load the page again, and send the form once more.'
  return plainPage(403, 'This form was open for too long', sentence)
}
