import type { Context } from 'hono'
import type { Edge } from '../gateway/edge.ts'
import { proofFor } from './form-proof.ts'
import { ownPicture } from './picture.ts'
import { newSessionId, rememberSession, sessionIdOf } from './session-id.ts'
import { subjectName } from './subject-name.ts'
import type { Grant } from './tokens.ts'

/** Always under a new id: one that somebody else may have put there, or known, is worth nothing afterwards. */
export async function startSession(context: Context<Edge>, issuer: string, grant: Grant): Promise<void> {
  const { executionCtx, var: known } = context
  const { SessionVault } = executionCtx.exports
  const before = await sessionIdOf(context)
  const id = newSessionId()
  const person = { ...grant.person, picture: ownPicture(known.site, grant.person.picture) }
  await SessionVault.getByName(id).open({ site: known.site.key, issuer, grant: { ...grant, person } })
  if (before !== null) executionCtx.waitUntil(SessionVault.getByName(before).signOut())
  await rememberSession(context, id)
  const subject = subjectName({ site: known.site.key, issuer }, grant.subject)
  context.set('presence', { who: { state: 'signed-in', person }, sessionId: id, subject })
  await proofFor(context, { sessionId: id, subject })
}
