import { marketAudience } from '#contract/audience.ts'
import type { Site } from '#contract/site.ts'
import type { Place } from '../door/place.ts'
import { digest } from '../passwords/digest.ts'
import { backChannelAddress, redirectAddresses, signedOutAddresses } from './client.ts'

export interface Registration {
  sites: readonly Site[]
  place: Place
  secretOf: (site: Site) => string
}

/** Writes the clients as the configuration describes them; a client that it no longer names is switched off. */
export async function registerClients(db: D1Database, registration: Registration): Promise<void> {
  const { sites } = registration
  const now = new Date().toISOString()
  const clients = await Promise.all(sites.map((site) => clientRow(site, registration, now)))
  await db.batch([
    ...clients.map((row) => db.prepare(upsertClient).bind(...row)),
    ...sites.flatMap((site) => [
      db.prepare(upsertResource).bind(marketAudience(site), site.name, now),
      db.prepare(linkResource).bind(site.signIn.client, marketAudience(site), now),
    ]),
    db.prepare(switchOffOthers).bind(JSON.stringify(sites.map(({ signIn }) => signIn.client))),
  ])
}

async function clientRow(site: Site, { place, secretOf }: Registration, now: string) {
  return [
    site.signIn.client,
    await digest(secretOf(site)),
    site.name,
    JSON.stringify([...new Set([...site.signIn.scopes, 'offline_access'])]),
    JSON.stringify(redirectAddresses(site, place)),
    JSON.stringify(signedOutAddresses(site, place)),
    backChannelAddress(site, place),
    now,
  ]
}

const upsertClient = `
  INSERT INTO oauthClient (id, clientId, clientSecret, name, scopes, redirectUris, postLogoutRedirectUris,
    backchannelLogoutUri, createdAt, updatedAt, disabled, skipConsent, enableEndSession, requirePKCE,
    applicationType, tokenEndpointAuthMethod, grantTypes, responseTypes)
  VALUES (?1, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?8, 0, 1, 1, 1,
    'web', 'client_secret_basic', '["authorization_code","refresh_token"]', '["code"]')
  ON CONFLICT (clientId) DO UPDATE SET clientSecret = ?2, name = ?3, scopes = ?4, redirectUris = ?5,
    postLogoutRedirectUris = ?6, backchannelLogoutUri = ?7, updatedAt = ?8, disabled = 0`

const upsertResource = `
  INSERT INTO oauthResource (id, identifier, name, createdAt, updatedAt) VALUES (?1, ?1, ?2, ?3, ?3)
  ON CONFLICT (identifier) DO UPDATE SET name = ?2, updatedAt = ?3`

const linkResource = `
  INSERT INTO oauthClientResource (id, clientId, resourceId, createdAt) VALUES (?1 || ' ' || ?2, ?1, ?2, ?3)
  ON CONFLICT DO NOTHING`

const switchOffOthers =
  'UPDATE oauthClient SET disabled = 1 WHERE clientId NOT IN (SELECT value FROM json_each(?))'
