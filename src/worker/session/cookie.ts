import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'

/**
 * Under https the name says that no other host and no plain connection can have set it; browsers take such a name
 * nowhere else, so on this machine it goes without.
 */
function nameOf(context: Context, name: string): string {
  return isSecure(context) ? `__Host-${name}` : name
}

export function ownCookie(context: Context, name: string): string | undefined {
  return getCookie(context, nameOf(context, name))
}

/** Those whose names begin so, without the part that the scheme decides. */
export function ownCookies(context: Context, prefix: string): [name: string, value: string][] {
  const start = nameOf(context, prefix)
  return Object.entries(getCookie(context))
    .filter(([name]) => name.startsWith(start))
    .map(([name, value]) => [prefix + name.slice(start.length), value])
}

/** Out of reach for scripts, and sent to this very host alone. Lax: a visitor comes back from the provider by a link. */
export function setOwnCookie(context: Context, name: string, given: { value: string; maxAge: number }): void {
  const options: CookieOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(context),
    maxAge: given.maxAge,
  }
  setCookie(context, nameOf(context, name), given.value, options)
}

export function dropOwnCookie(context: Context, name: string): void {
  setOwnCookie(context, name, { value: '', maxAge: 0 })
}

/** For scripts to read; nothing in it opens anything. */
export function setReadableCookie(
  context: Context,
  name: string,
  given: { value: string; maxAge: number },
): void {
  setCookie(context, name, given.value, {
    path: '/',
    sameSite: 'Lax',
    secure: isSecure(context),
    maxAge: given.maxAge,
  })
}

function isSecure(context: Context): boolean {
  return new URL(context.req.url).protocol === 'https:'
}
