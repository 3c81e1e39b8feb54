import { atom } from 'nanostores'
import { get, post } from '#contract/edge/call.ts'
import { type MeAnswer, meAnswer, mePath } from '#contract/edge/me.ts'
import { signOutAnswer, signOutPath } from '#contract/edge/session.ts'
import { proofIn } from '#lib/form-proof.ts'

export type Session = MeAnswer | { state: 'unknown' }

export const $session = atom<Session>({ state: 'unknown' })

/** Asks who is here: worth a call only where the hint says that there is somebody. */
export async function loadSession(): Promise<void> {
  const reply = await get(mePath, meAnswer)
  $session.set(reply.ok ? reply.value : { state: 'unavailable' })
}

/** Ends the session and says where to go then; the page that asks can do the same without scripts. */
export async function endSession(): Promise<string> {
  const reply = await post({ path: signOutPath, proof: proofIn(document.cookie) }, signOutAnswer)
  if (!reply.ok) return signOutPath
  $session.set({ state: 'guest' })
  return reply.value.next
}
