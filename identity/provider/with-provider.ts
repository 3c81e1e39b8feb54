import { createMiddleware } from 'hono/factory'
import type { Site } from '#contract/site.ts'
import { registerClients } from '../clients/register.ts'
import type { Place } from '../door/place.ts'
import type { Bindings, Identity } from '../worker.ts'
import { forgetExpired } from '../sessions/forget-expired.ts'
import { createProvider, type Provider } from './provider.ts'

export interface Clients {
  sites: readonly Site[]
  key: string
  secretOf: (site: Site) => string
}

/** The provider of an address, made at its first request; the clients are registered before it answers. */
export function withProvider(clients: Clients) {
  const providers = new Map<string, Provider>()

  const providerOf = async ({ DB }: Bindings, place: Place): Promise<Provider> => {
    const known = providers.get(place.issuer)
    if (known) return known
    await registerClients(DB, { ...clients, place })
    const scopes = clients.sites.flatMap(({ signIn }) => signIn.scopes)
    const provider = createProvider({ db: DB, issuer: place.issuer, key: clients.key, scopes })
    providers.set(place.issuer, provider)
    return provider
  }

  return createMiddleware<Identity>(async function withProvider(context, next) {
    context.set('site', null)
    const isFirst = !providers.has(context.var.place.issuer)
    context.set('provider', await providerOf(context.env, context.var.place))
    if (isFirst) context.executionCtx.waitUntil(forgetExpired(context.env.DB))
    return next()
  })
}
