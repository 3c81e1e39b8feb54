import type { Site } from '#contract/site.ts'
import type { Place } from './door/place.ts'
import type { Provider } from './provider/provider.ts'

/** What the identity Worker's own Hono app knows of a request. */
export interface Identity {
  Bindings: Bindings
  Variables: {
    requestId: string
    place: Place
    provider: Provider
    /** The shop that somebody came from, where the request says so. */
    site: Site | null
  }
}

export interface Bindings {
  DB: D1Database
  /** Cloudflare's own way to send mail; where it is missing, letters wait in the outbox. */
  EMAIL?: SendEmail
  /** Set on a developer's machine only: anybody may read the letters there. */
  OUTBOX?: string
}
