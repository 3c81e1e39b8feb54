import type { Context } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import type { MeAnswer } from '#contract/edge/me.ts'
import { hintCookie } from '#lib/hint.ts'
import type { Edge } from '../gateway/edge.ts'

/** Who is asking. Until the sign-in provider keeps sessions everybody is a guest, and a hint that says else is wrong. */
export function me(context: Context<Edge>): Response {
  const answer: MeAnswer = { state: 'guest' }
  if (getCookie(context, hintCookie) !== undefined) deleteCookie(context, hintCookie, { path: '/' })
  return context.json(answer, 200, { 'cache-control': 'no-store' })
}
