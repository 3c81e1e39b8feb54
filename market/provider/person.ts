import { z } from 'zod'
import type { AccountType } from '#contract/account-type.ts'
import type { Provider } from './provider.ts'

/** What the provider says of somebody who comes for the first time. */
export interface NewPerson {
  name: string | null
  username: string | null
  accountType: AccountType | null
}

const said = z.object({
  sub: z.string(),
  name: z.string().max(100).nullish().catch(null),
  email: z.string().max(320).nullish().catch(null),
  account_type: z.literal(['DECORAIT_PRO_CLIENT', 'DECORAIT_TRADE', 'DECORAIT_PRO']).nullish().catch(null),
})

const patienceInMs = 5_000

/** Null when the provider doesn't answer: nobody is written down without a name for good because of a hiccup. */
export async function askPerson(
  provider: Provider,
  { subject, token }: { subject: string; token: string },
): Promise<NewPerson | null> {
  if (provider.userInfo === null) return { name: null, username: null, accountType: null }
  try {
    const answer = await provider.fetch(provider.userInfo, {
      headers: { authorization: `Bearer ${token}` },
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceInMs),
    })
    const person = said.parse(await answer.json())
    if (person.sub !== subject) return null
    return {
      name: person.name ?? null,
      username: person.email ?? null,
      accountType: person.account_type ?? null,
    }
  } catch {
    return null
  }
}
