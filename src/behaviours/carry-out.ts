import { carryOutIntent } from '#stores/intent.ts'

/** Somebody was sent to sign in from here, and is back: what they wanted is done now. */
export async function carryOutWhatWaits(): Promise<void> {
  const next = await carryOutIntent(location.pathname + location.search)
  if (next !== null) location.assign(next)
}
