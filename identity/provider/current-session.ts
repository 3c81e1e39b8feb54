import type { Context } from 'hono'
import type { Identity } from '../worker.ts'

/** Who is signed in at the provider itself, by its own cookie. */
export async function currentSession({ req, var: { provider } }: Context<Identity>) {
  const found = await provider.api.getSession({ headers: req.raw.headers })
  return found?.session ?? null
}

export async function signedOutCookies(context: Context<Identity>): Promise<void> {
  const { headers } = await context.var.provider.api.signOut({
    headers: context.req.raw.headers,
    returnHeaders: true,
  })
  passCookiesOn(context, headers)
}

export function passCookiesOn(context: Context<Identity>, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) context.header('set-cookie', cookie, { append: true })
}
