import type { Context } from 'hono'
import type { MeAnswer } from '#contract/edge/me.ts'
import type { Edge } from '../gateway/edge.ts'

/** Who is asking. Until the sign-in provider keeps sessions, everybody is a guest. */
export function me(context: Context<Edge>): Response {
  const answer: MeAnswer = { state: 'guest' }
  return context.json(answer, 200, { 'cache-control': 'no-store' })
}
