import { atom } from 'nanostores'
import { get } from '#contract/edge/call.ts'
import { type MeAnswer, meAnswer, mePath } from '#contract/edge/me.ts'

type Session = MeAnswer | { state: 'unknown' }

export const $session = atom<Session>({ state: 'unknown' })

/** Asks who is here: worth a call only where the hint says that there is somebody. */
export async function loadSession(): Promise<void> {
  const reply = await get(mePath, meAnswer)
  $session.set(reply.ok ? reply.value : { state: 'unavailable' })
}
