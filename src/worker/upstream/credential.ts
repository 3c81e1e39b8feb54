import { tokenHeader } from '#contract/market/signature.ts'
import type { Audience } from '#contract/market/call.ts'

interface Caller {
  apiToken: string
  /** Of the signed-in customer, when there is one. */
  accessToken?: string
}

/**
 * The specification's rule: a bearer for the customer API and the style service when someone is signed
 * in, else the site's token. Other calls made for a customer carry both.
 */
export function credentialsFor(url: string, audience: Audience, caller: Caller): Record<string, string> {
  const token = { [tokenHeader]: caller.apiToken }
  if (!caller.accessToken) return token
  const bearer = { authorization: `Bearer ${caller.accessToken}` }
  if (/\/api\/customer(\/|$)/.test(new URL(url).pathname)) return bearer
  return audience === 'customer' ? { ...bearer, ...token } : token
}
