import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { proofCookie } from '#lib/form-proof.ts'
import type { Edge } from '../gateway/edge.ts'
import { setReadableCookie } from './cookie.ts'
import { isMacOf, macOf, randomText } from './keys.ts'
import { limits } from './limits.ts'
import type { Presence } from './presence.ts'

const purpose = 'form proof'
const maker = 'maker of a form'
const bytesOfRandom = 12

type Whose = Pick<Presence, 'sessionId' | 'subject'>

/**
 * What a script or a form of ours sends along with a change, and nobody elsewhere can know. It is bound to the session:
 * another visitor's doesn't fit, and neither does one from before signing in. Its end says whose page it was, to us alone.
 */
export async function proofFor(context: Context<Edge>, { sessionId, subject }: Whose): Promise<string> {
  if (sessionId === null) return ''
  const known = getCookie(context, proofCookie)
  if (known !== undefined && (await isProofOf(context, sessionId, known))) return known
  const random = randomText(bytesOfRandom)
  const owner = await macOf(owned(context, subject ?? '', random))
  const mac = await macOf(marked(context, sessionId, `${random} ${owner}`))
  const value = `${random}.${mac}.${owner}`
  setReadableCookie(context, proofCookie, { value, maxAge: limits.absolute / 1000 })
  return value
}

/** Both must agree: the cookie that only our host reads, and what the page sent. */
export async function isProven(context: Context<Edge>, sessionId: string, given: string): Promise<boolean> {
  return given === getCookie(context, proofCookie) && isProofOf(context, sessionId, given)
}

/** Whether the page that it came with was this person's, though its session may be long over. */
export async function isFromPageOf(context: Context<Edge>, subject: string, proof: string): Promise<boolean> {
  const [random = '', , owner = ''] = proof.split('.')
  return isMacOf(owned(context, subject, random), owner)
}

export function forgetProof(context: Context<Edge>): void {
  setReadableCookie(context, proofCookie, { value: '', maxAge: 0 })
}

async function isProofOf(context: Context<Edge>, sessionId: string, proof: string): Promise<boolean> {
  const [random = '', mac = '', owner = ''] = proof.split('.')
  return isMacOf(marked(context, sessionId, `${random} ${owner}`), mac)
}

function marked(context: Context<Edge>, sessionId: string, rest: string) {
  return { purpose, owner: context.var.site.key, text: `${sessionId} ${rest}` }
}

function owned(context: Context<Edge>, subject: string, random: string) {
  return { purpose: maker, owner: context.var.site.key, text: `${random} ${subject}` }
}
