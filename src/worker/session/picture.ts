import type { Site } from '#contract/site.ts'

/** A picture that the page's policy lets through: from this shop, or from the hosts of its market. */
export function ownPicture(site: Site, picture: string | null): string | null {
  if (picture === null) return null
  if (/^\/[^/\\]/.test(picture)) return picture
  const url = URL.parse(picture)
  const isKnown = url?.protocol === 'https:' && [...site.hosts, ...site.mediaHosts].includes(url.hostname)
  return isKnown ? picture : null
}
