// Plain JavaScript, since the provider's sources are checked by stricter and by looser rules than these tests.
import identity from '#identity/index.ts'
import { identitySeed } from '#identity/seed/statements.ts'

export const seed = identitySeed

export async function askOurProvider(
  /** @type {Request} */ request,
  /** @type {Cloudflare.Env} */ env,
  /** @type {ExecutionContext} */ context,
) {
  return identity.fetch(request, env, context)
}
