import { createMiddleware } from 'hono/factory'
import type { Site } from '#contract/site.ts'
import type { Identity } from '../worker.ts'

/** Where this deployment lives: the provider's own address, and the shops' that follow from it. */
export interface Place {
  issuer: string
  isSecure: boolean
  /** A shop answers on the provider's scheme and port, on each host of its own. */
  originsOf: (site: Site) => string[]
  homeOf: (site: Site) => string
}

/** Another host is refused: the issuer is what tokens are believed by, and no caller may choose it. */
export function findPlace(identityHost: string) {
  return createMiddleware<Identity>(async function findPlace(context, next) {
    const url = new URL(context.req.url)
    if (url.hostname !== identityHost) return context.text('This host is not the sign-in host.', 421)
    context.set('place', placeAt(url))
    return next()
  })
}

export function placeAt({ origin, protocol, port }: URL): Place {
  const originsOf = ({ hosts }: Site) => hosts.map((host) => `${protocol}//${host}${port && `:${port}`}`)
  return {
    issuer: origin,
    isSecure: protocol === 'https:',
    originsOf,
    homeOf: (site) => originsOf(site)[0] ?? origin,
  }
}
