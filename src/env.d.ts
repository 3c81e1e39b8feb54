/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    shop: import('#contract/shop.ts').Shop
    cfContext: ExecutionContext<import('./worker/env.ts').SiteProps>
  }
}
