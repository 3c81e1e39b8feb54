declare namespace Cloudflare {
  interface Env {
    DB: D1Database
    SEARCH: D1Database
    INDEX: R2Bucket
    PICTURES: R2Bucket
    INDEX_BUILDER: DurableObjectNamespace<import('#market/keeper/index-builder.ts').IndexBuilder>
    MIGRATIONS: import('cloudflare:test').D1Migration[]
    SEARCH_MIGRATIONS: import('cloudflare:test').D1Migration[]
    SEED: string[]
  }
}
