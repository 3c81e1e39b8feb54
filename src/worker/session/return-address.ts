import { canonicalPath } from '../gateway/canonical.ts'

const longest = 1_000
/** Going back there would start signing in again, or end what has just begun. */
const notBack = /^\/(sign-|post-login|api\/)/

/**
 * A page of this site, whatever was asked for: home when it isn't one. What counts is where a browser would go, which
 * takes a backslash for a slash and skips over control characters.
 */
export function returnAddress(asked: string | undefined, origin: string): string {
  if (asked === undefined || asked.length > longest || !asked.startsWith('/')) return '/'
  const url = URL.parse(asked, origin)
  if (url?.origin !== origin) return '/'
  const path = canonicalPath(url.pathname)
  return notBack.test(path) ? '/' : path + url.search
}

/** The last page, when nobody says which: the one whose link was followed. */
export function lastPage(asked: string | undefined, referrer: string | undefined, origin: string): string {
  if (asked !== undefined) return returnAddress(asked, origin)
  const from = URL.parse(referrer ?? '')
  return from?.origin === origin ? returnAddress(from.pathname + from.search, origin) : '/'
}
