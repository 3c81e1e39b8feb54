import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { signJWT } from 'better-auth/plugins'
import { z } from 'zod'

const logoutEvent = 'http://schemas.openid.net/event/backchannel-logout'
const logoutTokenLifetime = 120

/** What the pages need of the provider and it doesn't offer by itself; none of it has a path. */
export function sessionDoor() {
  return {
    id: 'session-door',
    endpoints: {
      /** Signs somebody in who has just proven who they are, by a link in their mail. */
      openSession: createAuthEndpoint.serverOnly(
        { method: 'POST', body: z.object({ userId: z.string() }) },
        async (context) => {
          const { internalAdapter } = context.context
          const user = await internalAdapter.findUserById(context.body.userId)
          if (!user) throw new Error('The user was to be made before the session.')
          const session = await internalAdapter.createSession(user.id)
          await setSessionCookie(context, { session, user })
          return context.json({ sessionId: session.id })
        },
      ),
      /** A token of OpenID Connect Back-Channel Logout 1.0, section 2.4. */
      signLogoutToken: createAuthEndpoint.serverOnly(
        {
          method: 'POST',
          body: z.object({
            issuer: z.string(),
            client: z.string(),
            userId: z.string(),
            sessionId: z.string(),
          }),
        },
        async (context) => {
          const { issuer, client, userId, sessionId } = context.body
          const iat = Math.floor(Date.now() / 1000)
          const token = await signJWT(context, {
            options: { jwks: { keyPairConfig: { alg: 'ES256' } } },
            header: { typ: 'logout+jwt' },
            payload: {
              iss: issuer,
              aud: client,
              sub: userId,
              sid: sessionId,
              jti: crypto.randomUUID(),
              iat,
              exp: iat + logoutTokenLifetime,
              events: { [logoutEvent]: {} },
            },
          })
          return context.json({ token })
        },
      ),
    },
  } satisfies BetterAuthPlugin
}
