import { atom } from 'nanostores'
import { get } from '#contract/edge/call.ts'
import { type MeAnswer, meAnswer, mePath } from '#contract/edge/me.ts'

export type Session = MeAnswer | { state: 'unknown' }

export const $session = atom<Session>({ state: 'unknown' })

/** Asks who is here, but only where the readable hint says that somebody signed in. */
export async function loadSession(cookies: string): Promise<void> {
  if (!/(^|; )signed-in=/.test(cookies)) {
    $session.set({ state: 'guest' })
    return
  }
  const reply = await get(mePath, meAnswer)
  $session.set(reply.ok ? reply.value : { state: 'unavailable' })
}
