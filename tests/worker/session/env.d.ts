declare namespace Cloudflare {
  interface Env {
    DB: D1Database
    MIGRATIONS: import('cloudflare:test').D1Migration[]
    SESSION_VAULT: DurableObjectNamespace<import('#worker/session/vault.ts').SessionVault>
    SUBJECT: DurableObjectNamespace<import('#worker/session/subject.ts').Subject>
  }
}
