declare namespace Cloudflare {
  interface Env {
    DB: D1Database
    MIGRATIONS: import('cloudflare:test').D1Migration[]
  }
}
