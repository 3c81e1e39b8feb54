import type { Site } from '#contract/site.ts'

/** What the market's own Hono app knows of a request. */
export interface Market {
  Bindings: { DB: D1Database }
  Variables: {
    requestId: string
    /** Null until the request has found its call. */
    call: string | null
    caller: Caller | null
  }
}

/** Who holds a token: a site, or the operator who changes the catalogue. */
export type Caller = { kind: 'site'; name: string; site: Site } | { kind: 'operator'; name: 'operator' }
