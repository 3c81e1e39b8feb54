import { atom } from 'nanostores'
import { get } from '#contract/edge/call.ts'
import { type MeAnswer, meAnswer, mePath } from '#contract/edge/me.ts'

export type Session = MeAnswer | { state: 'unknown' }

export const $session = atom<Session>({ state: 'unknown' })

/** The readable hint says that somebody signed in here; who that is, only the edge knows. */
export function isHinted(cookies: string): boolean {
  return /(^|; )signed-in=/.test(cookies)
}

/** Asks who is here, but only where the hint says that there is somebody. */
export async function loadSession(cookies: string): Promise<void> {
  if (!isHinted(cookies)) {
    $session.set({ state: 'guest' })
    return
  }
  const reply = await get(mePath, meAnswer)
  $session.set(reply.ok ? reply.value : { state: 'unavailable' })
}
