import type { Site } from '#contract/site.ts'
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

export function siteOfClient(sites: readonly Site[], client: string | null | undefined): Site | null {
  return sites.find(({ signIn }) => signIn.client === client) ?? null
}
