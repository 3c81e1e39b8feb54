import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Edge } from '../gateway/edge.ts'
import { log } from '../log.ts'
import { endedByLogoutToken } from '../session/logout-token.ts'
import { issuerOf, openProvider } from '../session/provider.ts'
import { nameOfFailure } from '../session/provider-failure.ts'
import { providerSessionName, subjectName } from '../session/subject-name.ts'
import { refuse } from './refuse.ts'

export const logoutTokenLimit = bodyLimit({
  maxSize: 16 * 1024,
  onError: (context) => refuse(context, 'logout-token-invalid'),
})

/** OpenID Connect Back-Channel Logout: the provider says that somebody's sessions are over. */
export async function backChannelLogout(context: Context<Edge>): Promise<Response> {
  const { site } = context.var
  const { logout_token: token } = await context.req.parseBody().catch(() => ({ logout_token: '' }))
  const issuer = issuerOf(site, new URL(context.req.url))
  try {
    const provider = await openProvider(site, issuer)
    const ended = typeof token === 'string' ? await endedByLogoutToken(provider, token) : null
    if (!ended) return refuse(context, 'logout-token-invalid')
    const whose = { site: site.key, issuer }
    const name = ended.sid ? providerSessionName(whose, ended.sid) : subjectName(whose, ended.sub ?? '')
    await context.executionCtx.exports.Subject.getByName(name).dropAll()
    return context.body(null, 200, { 'cache-control': 'no-store' })
  } catch (error) {
    log('warn', 'back-channel logout', { site: site.key, failure: nameOfFailure(error) })
    return refuse(context, 'account-unavailable')
  }
}
