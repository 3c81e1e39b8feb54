import type { Site } from '#contract/site.ts'
import type { Presence } from '../session/presence.ts'
import type { Route } from './routes.ts'

/** What the Gateway's middleware learns about a request, one after the other. */
export interface Edge {
  Bindings: Cloudflare.Env
  Variables: { requestId: string; site: Site; route: Route; presence?: Presence }
}
