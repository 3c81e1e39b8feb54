import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { proofCookie } from '#lib/form-proof.ts'
import type { Edge } from '../gateway/edge.ts'
import { setReadableCookie } from './cookie.ts'
import { isMacOf, macOf, randomText } from './keys.ts'
import { limits } from './limits.ts'

const purpose = 'form proof'
const bytesOfRandom = 12

/**
 * What a script or a form of ours sends along with a change, and nobody elsewhere can know. It is bound to the session:
 * another visitor's doesn't fit, and neither does one from before signing in.
 */
export async function proofFor(context: Context<Edge>, sessionId: string): Promise<string> {
  const known = getCookie(context, proofCookie)
  if (known !== undefined && (await isProofOf(context, sessionId, known))) return known
  const random = randomText(bytesOfRandom)
  const mac = await macOf(marked(context, sessionId, random))
  const value = `${random}.${mac}`
  setReadableCookie(context, proofCookie, { value, maxAge: limits.absolute / 1000 })
  return value
}

/** Both must agree: the cookie that only our host reads, and what the page sent. */
export async function isProven(context: Context<Edge>, sessionId: string, given: string): Promise<boolean> {
  return given === getCookie(context, proofCookie) && isProofOf(context, sessionId, given)
}

export function forgetProof(context: Context<Edge>): void {
  setReadableCookie(context, proofCookie, { value: '', maxAge: 0 })
}

async function isProofOf(context: Context<Edge>, sessionId: string, proof: string): Promise<boolean> {
  const [random = '', mac = ''] = proof.split('.')
  return isMacOf(marked(context, sessionId, random), mac)
}

function marked(context: Context<Edge>, sessionId: string, random: string) {
  return { purpose, owner: context.var.site.key, text: `${sessionId} ${random}` }
}
