import { ConfigurationError, type Site } from '#contract/site.ts'
import type { Place } from '../door/place.ts'

/** Where a shop takes somebody back who has signed in; nothing else is ever redirected to with a code. */
export function redirectAddresses(site: Site, place: Place): string[] {
  return place.originsOf(site).map((origin) => `${origin}/post-login`)
}

export function signedOutAddresses(site: Site, place: Place): string[] {
  return place.originsOf(site).flatMap((origin) => [`${origin}/`, `${origin}/sign-out`])
}

/** Where a shop hears that a session has ended here. */
export function backChannelAddress(site: Site, place: Place): string {
  return `${place.homeOf(site)}/api/back-channel-logout`
}

/** A client id is one shop's: with two behind it, the one would get the other's tokens. */
export function refuseSharedClients(sites: readonly Site[]): void {
  const owners = new Map<string, string>()
  for (const { key, signIn } of sites) {
    const owner = owners.get(signIn.client)
    if (owner)
      throw new ConfigurationError(
        `wrangler.toml: ${owner} and ${key} both have the sign-in client ${signIn.client}; give each its own.`,
      )
    owners.set(signIn.client, key)
  }
}

export function siteOfClient(sites: readonly Site[], client: string | null | undefined): Site | null {
  return sites.find(({ signIn }) => signIn.client === client) ?? null
}
