/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    shop: import('#contract/shop.ts').Shop
    face: import('#contract/shop.ts').Face
    cfContext: ExecutionContext<import('./worker/env.ts').SiteProps>
  }
}
