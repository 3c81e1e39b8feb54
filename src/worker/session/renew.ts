import { log } from '../log.ts'
import { siteOfKey } from '../sites.ts'
import type { Held } from './held.ts'
import { openProvider } from './provider.ts'
import { failureOf, nameOfFailure } from './provider-failure.ts'
import { type Tokens, renewTokens } from './tokens.ts'

type Renewal = { is: 'renewed'; tokens: Tokens } | { is: 'over' } | { is: 'silent' }

/** Only the provider's own word that the grant is over ends a session; any other trouble leaves it as it is. */
export async function renew({ site, issuer, tokens, subject }: Held): Promise<Renewal> {
  try {
    const provider = await openProvider(siteOfKey(site), issuer)
    return { is: 'renewed', tokens: await renewTokens(provider, tokens, subject) }
  } catch (error) {
    const failure = failureOf(error)
    log('warn', 'renewal', { site, failure: nameOfFailure(error), ended: failure === 'grant-over' })
    return { is: failure === 'grant-over' ? 'over' : 'silent' }
  }
}
