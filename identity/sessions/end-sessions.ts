import type { Identity } from '../worker.ts'
import type { Context } from 'hono'
import { tellClients } from './back-channel.ts'

export interface EndedSession {
  sessionId: string
  userId: string
  client: string
  address: string
}

/** Ends sessions with every token that came of them, and tells the shops. */
export async function endSessions(context: Context<Identity>, sessionIds: readonly string[]): Promise<void> {
  const ids = JSON.stringify(sessionIds)
  const db = context.env.DB
  const { results } = await db.prepare(shopsOfSessions).bind(ids).all<EndedSession>()
  await db.batch(endings.map((sql) => db.prepare(sql).bind(ids)))
  if (results.length > 0) context.executionCtx.waitUntil(tellClients(context.var, results))
}

/** All of somebody's sessions but the one that goes on. */
export async function sessionsOf(db: D1Database, userId: string, goingOn = ''): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT id FROM session WHERE userId = ? AND id <> ?')
    .bind(userId, goingOn)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

const shopsOfSessions = `
  SELECT DISTINCT token.sessionId, token.userId, client.clientId AS client, client.backchannelLogoutUri AS address
  FROM oauthRefreshToken token JOIN oauthClient client ON client.clientId = token.clientId
  WHERE token.sessionId IN (SELECT value FROM json_each(?)) AND client.disabled = 0`

const endings = [
  'DELETE FROM oauthAccessToken WHERE sessionId IN (SELECT value FROM json_each(?))',
  'DELETE FROM oauthRefreshToken WHERE sessionId IN (SELECT value FROM json_each(?))',
  'DELETE FROM session WHERE id IN (SELECT value FROM json_each(?))',
]
