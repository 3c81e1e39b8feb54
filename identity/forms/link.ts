import type { Context } from 'hono'
import type { Site } from '#contract/site.ts'
import type { Identity } from '../worker.ts'

/** A page of ours as a letter names it: with the shop, and with the secret where it has one. */
export function linkTo(
  { var: { place } }: Context<Identity>,
  site: Site,
  ...[path, token]: [string, string?]
) {
  const url = new URL(path, place.issuer)
  url.searchParams.set('client_id', site.signIn.client)
  if (token) url.searchParams.set('token', token)
  return url.href
}
