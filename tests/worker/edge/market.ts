import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import marketApp from '#market/index.ts'
import { secretsOf, siteOfKey } from '#worker/sites.ts'
import { bindingOf } from '#worker/upstream/binding.ts'
import type { Market } from '#worker/upstream/market.ts'
import { type Isolate, openIsolate } from './isolate.ts'

/** How the storefront reaches its market, and all that stands for the wire in between. */
export type Way = 'a binding' | 'a network address'

export interface Upstream extends Isolate {
  market: (site?: string) => Market
  /** What went over the wire since the last look. */
  sent: () => Request[]
  /** What comes back over the wire from now on, instead of the market's own answer. */
  answerWith: (reaction: Reaction) => void
}

type Reaction = (request: Request) => Promise<Response>

/** The market's own answer. */
export const catalogue: Reaction = async (request) => marketApp.fetch(request, env)

export async function fillMarket(): Promise<void> {
  await applyD1Migrations(env.DB, env.MIGRATIONS)
  await applyD1Migrations(env.SEARCH, env.SEARCH_MIGRATIONS)
  await env.DB.batch(env.SEED.map((statement) => env.DB.prepare(statement)))
}

export async function openUpstream(way: Way): Promise<Upstream> {
  const isolate = await openIsolate()
  let reaction = catalogue
  const sent: Request[] = []
  const wire = async (url: URL | RequestInfo, init?: RequestInit) => {
    const request = new Request(url, init)
    sent.push(request)
    return reaction(request)
  }
  // The network is whatever the global fetch reaches; the binding is whatever MARKET is.
  const network = globalThis.fetch
  globalThis.fetch = way === 'a network address' ? wire : network
  return {
    ...isolate,
    market: (key = 'hearth') => {
      const site = siteOn(way, key)
      const fetch = bindingOf(site, { MARKET: { ...env.MARKET, fetch: wire } })
      return {
        line: { site, secrets: secretsOf(site), fetch, requestId: 'request-1' },
        layers: isolate.layers,
      }
    },
    sent: () => sent.splice(0),
    answerWith: (next) => {
      reaction = next
    },
  }
}

function siteOn(way: Way, key: string) {
  const site = siteOfKey(key)
  if (way === 'a binding') return { ...site, market: 'embedded' as const }
  const url = 'https://market.example'
  return { ...site, market: { main: url, web: url, customer: url } }
}
