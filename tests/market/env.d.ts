declare namespace Cloudflare {
  interface Env {
    DB: D1Database
    SEARCH: D1Database
    INDEX: R2Bucket
    INDEX_BUILDER: DurableObjectNamespace<import('#market/keeper/index-builder.ts').IndexBuilder>
    PICTURES: R2Bucket
    IDENTITY: Fetcher
    IDENTITY_HOST: string
    /** Of Stripe's test mode; empty where nobody has given one. */
    STRIPE_TEST_KEY: string
    MIGRATIONS: import('cloudflare:test').D1Migration[]
    SEARCH_MIGRATIONS: import('cloudflare:test').D1Migration[]
  }
}
