import type { Context } from 'hono'
import { z } from 'zod'
import type { Site } from '#contract/site.ts'
import { siteOfClient } from '../clients/client.ts'
import { verifiedToken } from '../sessions/verified-token.ts'
import type { Identity } from '../worker.ts'
import { AccountRefusal } from './refusal.ts'

/** With this scope a shop may act for somebody on the account itself. */
const accountScope = 'admin:sign-in'

const claims = z.object({ sub: z.string(), client_id: z.string(), scope: z.string(), sid: z.string() })

export interface Bearer {
  userId: string
  sessionId: string
  site: Site
}

/** Who asks, by an access token of ours, for ourselves, of a session that still lives. */
export async function readBearer(context: Context<Identity>, sites: readonly Site[]): Promise<Bearer> {
  const { provider, place } = context.var
  const [, token = ''] = /^Bearer ([\w.-]+)$/i.exec(context.req.header('authorization') ?? '') ?? []
  const verified = await verifiedToken(provider, token, {
    issuer: place.issuer,
    typ: 'at+jwt',
    audience: `${place.issuer}/oauth2/userinfo`,
  })
  const said = claims.safeParse(verified)
  const site = said.success ? siteOfClient(sites, said.data.client_id) : null
  if (!said.success || !site) throw new AccountRefusal('token_refused')
  const { sub: userId, sid: sessionId, scope } = said.data
  if (!scope.split(' ').includes(accountScope)) throw new AccountRefusal('scope_missing')
  const lives = await context.env.DB.prepare(livingSession).bind(sessionId, userId).first()
  if (!lives) throw new AccountRefusal('token_refused')
  return { userId, sessionId, site }
}

const livingSession =
  "SELECT 1 FROM session WHERE id = ? AND userId = ? AND expiresAt > strftime('%Y-%m-%dT%H:%M:%fZ', 'now')"
