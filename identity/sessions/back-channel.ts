import { log } from '../door/log.ts'
import type { Identity } from '../worker.ts'
import type { EndedSession } from './end-sessions.ts'

const patienceInMilliseconds = 5000

/** Back-channel logout: each shop hears once which session has ended. One that doesn't answer finds out by itself. */
export async function tellClients(
  { provider, place, requestId }: Identity['Variables'],
  ended: readonly EndedSession[],
): Promise<void> {
  await Promise.all(
    ended.map(async ({ address, client, userId, sessionId }) => {
      const told = { requestId, client }
      try {
        const { token } = await provider.api.signLogoutToken({
          body: { issuer: place.issuer, client, userId, sessionId },
        })
        const answer = await fetch(address, {
          method: 'POST',
          body: new URLSearchParams({ logout_token: token }),
          redirect: 'manual',
          signal: AbortSignal.timeout(patienceInMilliseconds),
        })
        log('info', 'back-channel logout', { ...told, status: answer.status })
      } catch (error) {
        const reason = error instanceof Error ? error.name : 'unknown'
        log('info', 'back-channel logout', { ...told, status: null, reason })
      }
    }),
  )
}
