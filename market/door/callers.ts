import {
  type ApiCredentials,
  ConfigurationError,
  readApiCredentials,
  readOperatorCredentials,
  readSites,
} from '#contract/site.ts'
import type { Caller } from '../worker.ts'

export interface KnownCaller {
  caller: Caller
  signingKey: string
}

/** Who may call this market, by token; throws with a sentence where two share one or a secret is missing. */
export function readCallers(env: object): ReadonlyMap<string, KnownCaller> {
  const callers = new Map<string, KnownCaller>()
  const add = ({ apiToken, apiSigningKey }: ApiCredentials, caller: Caller) => {
    const owner = callers.get(apiToken)?.caller.name
    if (owner) throw new ConfigurationError(`${owner} and ${caller.name} have the same API token.`)
    callers.set(apiToken, { caller, signingKey: apiSigningKey })
  }
  // A site with a market of its own has its own token, and its market's keeper must not come in here with it.
  for (const site of readSites(env).filter(({ market }) => market === 'embedded'))
    add(readApiCredentials(env, site), { kind: 'site', name: site.key, site })
  add(readOperatorCredentials(env), { kind: 'operator', name: 'operator' })
  return callers
}
