import { z } from 'zod'
import type { MarketErrorCode } from '#contract/market/error.ts'
import type { Provider } from './provider.ts'

/** What came of a change to the sign-in account; every refusal is one of the market's own. */
export type AccountOutcome = { ok: true } | { ok: false; code: MarketErrorCode }

/** Only our own provider takes changes to an account from here; any other has a page of its own for them. */
export function changeAccountPassword(
  provider: Provider,
  token: string,
  change: { password: string; newpassword: string },
): Promise<AccountOutcome> {
  return post(provider, '/account/password', { token, body: change })
}

export function deleteAccount(provider: Provider, token: string, password: string): Promise<AccountOutcome> {
  return post(provider, '/account/deletion', { token, body: { password } })
}

const refused = z.object({ error: z.object({ code: z.string() }) })
const patienceInMs = 10_000

const codes: ReadonlyMap<string, MarketErrorCode> = new Map([
  ['token_refused', 'bearer-refused'],
  ['scope_missing', 'scope-missing'],
  ['wrong_password', 'password-wrong'],
  ['weak_password', 'password-weak'],
  ['too_many_attempts', 'too-many-tries'],
])

async function post(
  provider: Provider,
  path: string,
  { token, body }: { token: string; body: object },
): Promise<AccountOutcome> {
  if (provider.kind === 'remote') return { ok: false, code: 'password-elsewhere' }
  try {
    const answer = await provider.fetch(provider.issuer + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patienceInMs),
    })
    if (answer.ok) return { ok: true }
    const { error } = refused.parse(await answer.json())
    return { ok: false, code: codes.get(error.code) ?? 'provider-silent' }
  } catch {
    return { ok: false, code: 'provider-silent' }
  }
}
