import type { Context } from 'hono'
import { type EdgeErrorCode, edgeErrors } from '#contract/edge/error.ts'

/** An answer that says no: a status, a stable code and a sentence that somebody can act on. */
export function refuse(context: Context, code: EdgeErrorCode): Response {
  const [status, message] = edgeErrors[code]
  return context.json({ error: { code, message } }, status)
}
