/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    shop: import('#contract/shop.ts').Shop
    face: import('#contract/shop.ts').Face
    visitor: import('#contract/visitor.ts').Visitor
    cfContext: ExecutionContext<import('./worker/env.ts').SiteProps | import('./worker/env.ts').PrivateProps>
  }
}

interface ImportMetaEnv {
  /** Told apart by the service worker: a new build brings a new one. */
  readonly BUILD_ID: string
  /** The sites whose fixed pages are made ahead. */
  readonly SITE_KEYS: readonly string[]
}
