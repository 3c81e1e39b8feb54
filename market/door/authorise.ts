import type { Context } from 'hono'
import type { Call } from '#contract/market/call.ts'
import { signatureHeader, tokenHeader, verifyCall } from '#contract/market/signature.ts'
import type { Market } from '../worker.ts'
import { bytesOfBody } from './body.ts'
import type { KnownCaller } from './callers.ts'
import { Refusal } from './refusal.ts'

/** Longer than a signature lives, clock tolerance included. */
const rememberForSeconds = 120

/** What a write must put in its own batch, so that a signature is carried out once. */
export interface UsedSignature {
  caller: string
  jti: string
  now: number
  expiresAt: number
}

/** Token → caller, the caller's signature over this very request, and whether the call is theirs to make. */
export async function authorise(
  context: Context<Market>,
  call: Call,
  callers: ReadonlyMap<string, KnownCaller>,
): Promise<UsedSignature | Refusal> {
  const token = context.req.header(tokenHeader)
  if (!token) return new Refusal('token-missing')
  const known = callers.get(token)
  if (!known) return new Refusal('token-unknown')
  const used = await verifySignature(context, known)
  if (used instanceof Refusal) return used
  const { caller } = known
  context.set('caller', caller)
  if ((call.audience === 'operator') !== (caller.kind === 'operator')) return new Refusal('not-allowed')
  return used
}

/** Whether the caller signed this very request. */
export async function verifySignature(
  context: Context<Market>,
  { caller, signingKey: key }: KnownCaller,
): Promise<UsedSignature | Refusal> {
  const signature = context.req.header(signatureHeader)
  if (!signature) return new Refusal('signature-missing')
  const now = new Date()
  const verdict = await verifyCall(signature, await signedCall(context, caller.name), { key, now })
  if (!verdict.ok) return new Refusal(verdict.reason)
  const seconds = Math.floor(now.getTime() / 1000)
  return { caller: caller.name, jti: verdict.jti, now: seconds, expiresAt: seconds + rememberForSeconds }
}

async function signedCall(context: Context<Market>, site: string) {
  const { pathname, search } = new URL(context.req.url)
  return { site, method: context.req.method, path: pathname + search, body: await bytesOfBody(context) }
}
