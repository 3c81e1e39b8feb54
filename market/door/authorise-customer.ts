import type { Context } from 'hono'
import type { Call } from '#contract/market/call.ts'
import { tokenHeader } from '#contract/market/signature.ts'
import type { Market } from '../worker.ts'
import { type UsedSignature, authorise, verifySignature } from './authorise.ts'
import { type Bearer, bearerToken, siteOfToken, verifyBearer } from './bearer.ts'
import type { KnownCaller } from './callers.ts'
import { Refusal } from './refusal.ts'

type Admitted =
  | { kind: 'customer'; bearer: Bearer; signature: UsedSignature }
  | { kind: 'operator'; signature: UsedSignature }

/**
 * A customer's call bears their access token, and the site's signature as any other. Which site that is the token says,
 * or the site's own token where the call carries both; then the two must agree.
 */
export async function authoriseCustomer(
  context: Context<Market>,
  call: Call,
  callers: ReadonlyMap<string, KnownCaller>,
): Promise<Admitted | Refusal> {
  const apiToken = context.req.header(tokenHeader)
  const known = apiToken === undefined ? undefined : callers.get(apiToken)
  if (apiToken !== undefined && !known) return new Refusal('token-unknown')
  if (known?.caller.kind === 'operator') return admitOperator(context, call, callers)

  const token = bearerToken(context.req.header('authorization'))
  if (token === null) return new Refusal('bearer-missing')
  const caller = known ?? callerOfToken(token, callers)
  if (caller?.caller.kind !== 'site') return new Refusal('bearer-refused')
  // Before anybody is asked about the token: only a site of ours can make us ask.
  const signature = await verifySignature(context, caller)
  if (signature instanceof Refusal) return signature
  const bearer = await verifyBearer(token, caller.caller.site, context.env)
  if (bearer instanceof Refusal) return bearer
  context.set('caller', caller.caller)
  return { kind: 'customer', bearer, signature }
}

async function admitOperator(
  context: Context<Market>,
  call: Call,
  callers: ReadonlyMap<string, KnownCaller>,
): Promise<Admitted | Refusal> {
  if (!call.operatorToo) return new Refusal('not-allowed')
  const signature = await authorise(context, { ...call, audience: 'operator' }, callers)
  return signature instanceof Refusal ? signature : { kind: 'operator', signature }
}

function callerOfToken(token: string, callers: ReadonlyMap<string, KnownCaller>): KnownCaller | undefined {
  const sites = [...callers.values()].flatMap(({ caller }) => (caller.kind === 'site' ? [caller.site] : []))
  const site = siteOfToken(token, sites)
  return [...callers.values()].find(({ caller }) => caller.kind === 'site' && caller.site === site)
}
