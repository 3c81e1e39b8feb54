import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { MeAnswer } from '#contract/edge/me.ts'
import { hintCookie } from '#lib/hint.ts'
import type { Edge } from '../gateway/edge.ts'
import { proofFor } from '../session/form-proof.ts'
import { pageOfIntent } from '../session/intent.ts'
import { type Presence, presenceOf } from '../session/presence.ts'
import { forgetSession } from '../session/session-id.ts'

/** Who is asking, and all that is theirs. A hint that says else is wrong. */
export async function me(context: Context<Edge>): Promise<Response> {
  const { who, sessionId } = await presenceOf(context)
  if (who.state === 'guest' && getCookie(context, hintCookie) !== undefined) forgetSession(context)
  if (sessionId !== null) await proofFor(context, sessionId)
  return context.json(await answerTo(context, who), 200, { 'cache-control': 'no-store' })
}

async function answerTo(context: Context<Edge>, who: Presence['who']): Promise<MeAnswer> {
  if (who.state !== 'signed-in') return { state: who.state }
  const intentOn = await pageOfIntent(context)
  return { state: 'signed-in', ...who.person, cartCount: 0, bookmarks: [], styles: [], intentOn }
}
