import type { Context } from 'hono'
import { hintCookie } from '#lib/hint.ts'
import type { Edge } from '../gateway/edge.ts'
import { dropOwnCookie, ownCookie, setOwnCookie, setReadableCookie } from './cookie.ts'
import { isMacOf, macOf, randomText } from './keys.ts'
import { limits } from './limits.ts'

const cookie = 'session'
const purpose = 'session id'
const bytesOfAnId = 32

/** Names a vault, and opens nothing by itself. */
export function newSessionId(): string {
  return randomText(bytesOfAnId)
}

/** The session that the visitor's cookie names. One with a wrong code, or another site's, names none. */
export async function sessionIdOf(context: Context<Edge>): Promise<string | null> {
  const [id, mac, ...rest] = (ownCookie(context, cookie) ?? '').split('.')
  if (!id || !mac || rest.length > 0) return null
  return (await isMacOf({ purpose, owner: context.var.site.key, text: id }, mac)) ? id : null
}

/** From now on this visitor is the one of this session; scripts may know that there is one. */
export async function rememberSession(context: Context<Edge>, id: string): Promise<void> {
  const mac = await macOf({ purpose, owner: context.var.site.key, text: id })
  const maxAge = limits.absolute / 1000
  setOwnCookie(context, cookie, { value: `${id}.${mac}`, maxAge })
  setReadableCookie(context, hintCookie, { value: '1', maxAge })
}

export function forgetSession(context: Context<Edge>): void {
  if (ownCookie(context, cookie) !== undefined) dropOwnCookie(context, cookie)
  setReadableCookie(context, hintCookie, { value: '', maxAge: 0 })
}
