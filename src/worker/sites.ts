import { env } from 'cloudflare:workers'
import {
  type Site,
  type SiteSecrets,
  readPurgeKey,
  readSecrets,
  readSessionKey,
  readSites,
} from '#contract/site.ts'

/** Parsed when the Worker starts: a wrong wrangler.toml or a missing secret stops it there. */
const sites = readSites(env)
const secrets = new Map(sites.map((site) => [site.key, readSecrets(env, site)]))
export const purgeKey = readPurgeKey(env)
export const sessionKey = readSessionKey(env)
const byKey = new Map(sites.map((site) => [site.key, site]))
const byHost = new Map(sites.flatMap((site) => site.hosts.map((host) => [host, site])))

export function siteOfHost(host: string): Site | undefined {
  return byHost.get(host)
}

export function hasSite(key: string): boolean {
  return byKey.has(key)
}

export function siteOfKey(key: string): Site {
  const site = byKey.get(key)
  if (!site) throw new Error(`No site has the key ${key}; the Gateway passes only keys that it knows.`)
  return site
}

export function secretsOf(site: Site): SiteSecrets {
  const found = secrets.get(site.key)
  if (!found) throw new Error(`The secrets of ${site.key} were not read at start.`)
  return found
}
