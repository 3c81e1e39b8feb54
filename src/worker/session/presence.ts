import type { Context } from 'hono'
import type { Who } from '#contract/visitor.ts'
import type { Edge } from '../gateway/edge.ts'
import { log } from '../log.ts'
import { forgetSession, sessionIdOf } from './session-id.ts'

/** Who a request comes from; asked once a request. */
export interface Presence {
  who: Who
  /** Of a cookie with the right code, whether or not its vault could be asked. */
  sessionId: string | null
  /** The person's name among subjects, for this shop's eyes; null for a guest, and where the vault is silent. */
  subject: string | null
}

export async function presenceOf(context: Context<Edge>): Promise<Presence> {
  const known = context.get('presence')
  if (known) return known
  const presence = await findPresence(context)
  context.set('presence', presence)
  return presence
}

async function findPresence(context: Context<Edge>): Promise<Presence> {
  const sessionId = await sessionIdOf(context)
  if (sessionId === null) return { who: { state: 'guest' }, sessionId, subject: null }
  try {
    using look = await context.executionCtx.exports.SessionVault.getByName(sessionId).look()
    if (look.state === 'signed-in')
      return { who: { state: 'signed-in', person: { ...look.person } }, sessionId, subject: look.subject }
    forgetSession(context)
    return { who: { state: 'guest' }, sessionId: null, subject: null }
  } catch (error) {
    const message = error instanceof Error ? error.name : 'unknown'
    log('error', 'vault', { requestId: context.var.requestId, site: context.var.site.key, message })
    return { who: { state: 'unavailable' }, sessionId, subject: null }
  }
}
