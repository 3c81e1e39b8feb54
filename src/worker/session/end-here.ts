import type { Context } from 'hono'
import type { Edge } from '../gateway/edge.ts'
import { log } from '../log.ts'
import { forgetProof } from './form-proof.ts'
import { forgetSession, sessionIdOf } from './session-id.ts'
import { dropTyped } from './typed.ts'

/**
 * Ends the session and clears what this browser keeps for its owner: cookies, and whatever pages have stored. False
 * when the other sessions couldn't be reached, and nothing has ended.
 */
export async function endHere(
  context: Context<Edge>,
  reach: 'here' | 'everywhere' = 'here',
): Promise<boolean> {
  const id = await sessionIdOf(context)
  if (id !== null) {
    const vault = context.executionCtx.exports.SessionVault.getByName(id)
    try {
      await (reach === 'everywhere' ? vault.signOutEverywhere() : vault.signOut())
    } catch (error) {
      const message = error instanceof Error ? error.name : 'unknown'
      log('error', 'sign-out', { requestId: context.var.requestId, site: context.var.site.key, message })
      if (reach === 'everywhere') return false
    }
  }
  forgetSession(context)
  forgetProof(context)
  dropTyped(context)
  context.set('presence', { who: { state: 'guest' }, sessionId: null, subject: null })
  context.header('clear-site-data', '"storage"')
  return true
}
