import type { Site } from '#contract/site.ts'
import type { Keeps } from './keeper/current-catalogue.ts'
import type { MailEnv } from './mail/post.ts'
import type { PaymentEnv } from './payments/open.ts'
import type { PictureShelf } from './pictures/shelf.ts'
import type { ProviderEnv } from './provider/provider.ts'

export type Bindings = Keeps & ProviderEnv & PictureShelf & PaymentEnv & MailEnv

/** What the market's own Hono app knows of a request. */
export interface Market {
  Bindings: Bindings
  Variables: {
    requestId: string
    /** Null until the request has found its call. */
    call: string | null
    caller: Caller | null
  }
}

/** Who holds a token: a site, or the operator who changes the catalogue. */
export type Caller = { kind: 'site'; name: string; site: Site } | { kind: 'operator'; name: 'operator' }
