import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import type { Identity } from '../worker.ts'

const hour = 60 * 60

const continuation = z.object({ query: z.string().max(3000), proof: z.string().max(64) })

/** What this browser was on the way to, while somebody looks into their post box. */
export interface Continuation {
  /** The shop's request, as it came. */
  query: string
  /** The digest of the link that was sent for this browser; only that link may sign it in. */
  proof: string
}

export function keepContinuation(context: Context<Identity>, kept: Continuation): void {
  setCookie(context, 'continuation', btoa(JSON.stringify(kept)), { ...cookie(context), maxAge: hour })
}

export function takeContinuation(context: Context<Identity>): Continuation | null {
  const value = getCookie(context, 'continuation', prefixOf(context))
  deleteCookie(context, 'continuation', cookie(context))
  try {
    return continuation.parse(JSON.parse(atob(value || '')))
  } catch {
    return null
  }
}

function cookie(context: Context<Identity>) {
  const { isSecure } = context.var.place
  const options = { path: '/', httpOnly: true, secure: isSecure, sameSite: 'Lax' } as const
  return isSecure ? { ...options, prefix: 'host' as const } : options
}

function prefixOf({ var: { place } }: Context<Identity>) {
  return place.isSecure ? 'host' : undefined
}
